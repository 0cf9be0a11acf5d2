/** The coins of the market page and of the plans page's ticker. */
export interface Coin {
  /** CoinGecko's id. */
  readonly id: string;
  /** In capitals; unique here. */
  readonly symbol: string;
  readonly name: string;
  /** The dictionary entry that explains it, or its foundation. */
  readonly term?: CoinTerm;
}

/** Keys of entries in content/dictionary/. */
export const coinTerms = ['jeton', 'preuve-d-enjeu', 'preuve-de-travail', 'stablecoin'] as const;
export type CoinTerm = (typeof coinTerms)[number];

type Row = readonly [id: string, symbol: string, name: string, term?: CoinTerm];

/**
 * In no order of merit: a listing is not a recommendation. Derivatives of another listed coin
 * (wrapped, staked) are left out.
 */
const rows: readonly Row[] = [
  ['bitcoin', 'BTC', 'Bitcoin', 'preuve-de-travail'],
  ['ethereum', 'ETH', 'Ethereum', 'preuve-d-enjeu'],
  ['tether', 'USDT', 'Tether', 'stablecoin'],
  ['ripple', 'XRP', 'XRP'],
  ['binancecoin', 'BNB', 'BNB'],
  ['solana', 'SOL', 'Solana', 'preuve-d-enjeu'],
  ['usd-coin', 'USDC', 'USDC', 'stablecoin'],
  ['tron', 'TRX', 'TRON', 'preuve-d-enjeu'],
  ['dogecoin', 'DOGE', 'Dogecoin', 'preuve-de-travail'],
  ['cardano', 'ADA', 'Cardano', 'preuve-d-enjeu'],
  ['bitcoin-cash', 'BCH', 'Bitcoin Cash', 'preuve-de-travail'],
  ['chainlink', 'LINK', 'Chainlink', 'jeton'],
  ['stellar', 'XLM', 'Stellar'],
  ['monero', 'XMR', 'Monero', 'preuve-de-travail'],
  ['litecoin', 'LTC', 'Litecoin', 'preuve-de-travail'],
  ['avalanche-2', 'AVAX', 'Avalanche', 'preuve-d-enjeu'],
  ['hedera-hashgraph', 'HBAR', 'Hedera'],
  ['shiba-inu', 'SHIB', 'Shiba Inu', 'jeton'],
  ['the-open-network', 'TON', 'Toncoin', 'preuve-d-enjeu'],
  ['polkadot', 'DOT', 'Polkadot', 'preuve-d-enjeu'],
  ['dai', 'DAI', 'Dai', 'stablecoin'],
  ['uniswap', 'UNI', 'Uniswap', 'jeton'],
  ['aave', 'AAVE', 'Aave', 'jeton'],
  ['near', 'NEAR', 'NEAR Protocol', 'preuve-d-enjeu'],
  ['internet-computer', 'ICP', 'Internet Computer'],
  ['ethereum-classic', 'ETC', 'Ethereum Classic', 'preuve-de-travail'],
  ['aptos', 'APT', 'Aptos', 'preuve-d-enjeu'],
  ['sui', 'SUI', 'Sui', 'preuve-d-enjeu'],
  ['cosmos', 'ATOM', 'Cosmos', 'preuve-d-enjeu'],
  ['filecoin', 'FIL', 'Filecoin'],
  ['arbitrum', 'ARB', 'Arbitrum', 'jeton'],
  ['optimism', 'OP', 'Optimism', 'jeton'],
  ['algorand', 'ALGO', 'Algorand', 'preuve-d-enjeu'],
  ['vechain', 'VET', 'VeChain'],
  ['lido-dao', 'LDO', 'Lido DAO', 'jeton'],
  ['the-graph', 'GRT', 'The Graph', 'jeton'],
  ['injective-protocol', 'INJ', 'Injective', 'preuve-d-enjeu'],
  ['curve-dao-token', 'CRV', 'Curve DAO', 'jeton'],
  ['tezos', 'XTZ', 'Tezos', 'preuve-d-enjeu'],
  ['compound-governance-token', 'COMP', 'Compound', 'jeton'],
  ['hyperliquid', 'HYPE', 'Hyperliquid'],
  ['zcash', 'ZEC', 'Zcash', 'preuve-de-travail'],
  ['ethena-usde', 'USDE', 'Ethena USDe', 'stablecoin'],
  ['leo-token', 'LEO', 'LEO Token', 'jeton'],
  ['crypto-com-chain', 'CRO', 'Cronos'],
  ['mantle', 'MNT', 'Mantle'],
  ['bittensor', 'TAO', 'Bittensor'],
  ['bitget-token', 'BGB', 'Bitget Token', 'jeton'],
  ['paypal-usd', 'PYUSD', 'PayPal USD', 'stablecoin'],
  ['okb', 'OKB', 'OKB', 'jeton'],
  ['ethena', 'ENA', 'Ethena', 'jeton'],
  ['pepe', 'PEPE', 'Pepe', 'jeton'],
  ['ondo-finance', 'ONDO', 'Ondo', 'jeton'],
  ['kaspa', 'KAS', 'Kaspa', 'preuve-de-travail'],
  ['worldcoin-wld', 'WLD', 'Worldcoin', 'jeton'],
  ['polygon-ecosystem-token', 'POL', 'POL'],
  ['dash', 'DASH', 'Dash', 'preuve-de-travail'],
  ['kucoin-shares', 'KCS', 'KuCoin'],
  ['gatechain-token', 'GT', 'Gate'],
  ['pax-gold', 'PAXG', 'PAX Gold', 'jeton'],
  ['tether-gold', 'XAUT', 'Tether Gold', 'jeton'],
  ['render-token', 'RENDER', 'Render', 'jeton'],
  ['sei-network', 'SEI', 'Sei', 'preuve-d-enjeu'],
  ['jupiter-exchange-solana', 'JUP', 'Jupiter', 'jeton'],
  ['bonk', 'BONK', 'Bonk', 'jeton'],
  ['nexo', 'NEXO', 'Nexo', 'jeton'],
  ['quant-network', 'QNT', 'Quant', 'jeton'],
  ['morpho', 'MORPHO', 'Morpho', 'jeton'],
  ['fetch-ai', 'FET', 'Artificial Superintelligence Alliance', 'jeton'],
  ['celestia', 'TIA', 'Celestia', 'preuve-d-enjeu'],
  ['blockstack', 'STX', 'Stacks'],
  ['immutable-x', 'IMX', 'Immutable'],
  ['floki', 'FLOKI', 'FLOKI', 'jeton'],
  ['first-digital-usd', 'FDUSD', 'First Digital USD', 'stablecoin'],
  ['pyth-network', 'PYTH', 'Pyth Network', 'jeton'],
  ['iota', 'IOTA', 'IOTA'],
  ['kaia', 'KAIA', 'Kaia'],
  ['starknet', 'STRK', 'Starknet'],
  ['dogwifcoin', 'WIF', 'dogwifhat', 'jeton'],
  ['bittorrent', 'BTT', 'BitTorrent'],
  ['ether-fi', 'ETHFI', 'Ether.fi', 'jeton'],
  ['conflux-token', 'CFX', 'Conflux'],
  ['gala', 'GALA', 'GALA', 'jeton'],
  ['the-sandbox', 'SAND', 'The Sandbox', 'jeton'],
  ['decentraland', 'MANA', 'Decentraland', 'jeton'],
  ['theta-token', 'THETA', 'Theta Network'],
  ['raydium', 'RAY', 'Raydium', 'jeton'],
  ['flow', 'FLOW', 'Flow'],
  ['helium', 'HNT', 'Helium'],
  ['pancakeswap-token', 'CAKE', 'PancakeSwap', 'jeton'],
  ['apecoin', 'APE', 'ApeCoin', 'jeton'],
  ['chiliz', 'CHZ', 'Chiliz'],
  ['basic-attention-token', 'BAT', 'Basic Attention Token', 'jeton'],
  ['ethereum-name-service', 'ENS', 'Ethereum Name Service', 'jeton'],
  ['arweave', 'AR', 'Arweave'],
  ['elrond-erd-2', 'EGLD', 'MultiversX', 'preuve-d-enjeu'],
  ['neo', 'NEO', 'NEO'],
  ['thorchain', 'RUNE', 'THORChain'],
  ['dydx-chain', 'DYDX', 'dYdX'],
  ['axie-infinity', 'AXS', 'Axie Infinity', 'jeton'],
];

export const coins: readonly Coin[] = rows.map(([id, symbol, name, term]) => ({
  ...{ id, symbol, name },
  ...(term === undefined ? {} : { term }),
}));

/** The plans page's ticker: well known, and listed for years. */
export const tickerCoins: readonly Coin[] = coins.slice(0, 40);
