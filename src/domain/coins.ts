/** Coins that people meet on exchanges: the plans page's ticker, and names for the market page. */
export interface Coin {
  /** As exchanges write it, in capitals; unique here. */
  readonly symbol: string;
  readonly name: string;
}

/** Well known and listed for years, in no order of merit: a list is not a recommendation. */
export const coins: readonly Coin[] = [
  { symbol: 'BTC', name: 'Bitcoin' },
  { symbol: 'ETH', name: 'Ethereum' },
  { symbol: 'USDT', name: 'Tether' },
  { symbol: 'XRP', name: 'XRP' },
  { symbol: 'BNB', name: 'BNB' },
  { symbol: 'SOL', name: 'Solana' },
  { symbol: 'USDC', name: 'USDC' },
  { symbol: 'TRX', name: 'TRON' },
  { symbol: 'DOGE', name: 'Dogecoin' },
  { symbol: 'ADA', name: 'Cardano' },
  { symbol: 'BCH', name: 'Bitcoin Cash' },
  { symbol: 'LINK', name: 'Chainlink' },
  { symbol: 'XLM', name: 'Stellar' },
  { symbol: 'XMR', name: 'Monero' },
  { symbol: 'LTC', name: 'Litecoin' },
  { symbol: 'AVAX', name: 'Avalanche' },
  { symbol: 'HBAR', name: 'Hedera' },
  { symbol: 'SHIB', name: 'Shiba Inu' },
  { symbol: 'TON', name: 'Toncoin' },
  { symbol: 'DOT', name: 'Polkadot' },
  { symbol: 'DAI', name: 'Dai' },
  { symbol: 'UNI', name: 'Uniswap' },
  { symbol: 'AAVE', name: 'Aave' },
  { symbol: 'NEAR', name: 'NEAR Protocol' },
  { symbol: 'ICP', name: 'Internet Computer' },
  { symbol: 'ETC', name: 'Ethereum Classic' },
  { symbol: 'APT', name: 'Aptos' },
  { symbol: 'SUI', name: 'Sui' },
  { symbol: 'ATOM', name: 'Cosmos' },
  { symbol: 'FIL', name: 'Filecoin' },
  { symbol: 'ARB', name: 'Arbitrum' },
  { symbol: 'OP', name: 'Optimism' },
  { symbol: 'ALGO', name: 'Algorand' },
  { symbol: 'VET', name: 'VeChain' },
  { symbol: 'LDO', name: 'Lido DAO' },
  { symbol: 'GRT', name: 'The Graph' },
  { symbol: 'INJ', name: 'Injective' },
  { symbol: 'CRV', name: 'Curve DAO' },
  { symbol: 'XTZ', name: 'Tezos' },
  { symbol: 'COMP', name: 'Compound' },
];
