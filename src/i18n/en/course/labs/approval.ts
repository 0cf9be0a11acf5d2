import type * as fr from '../../../fr/course/labs/approval.ts';

/** The lab on signing requests. Sites, tokens and addresses are made up. */
export const approvalLab: typeof fr.approvalLab = {
  title: 'Read before you sign',
  round: 'Request {n} of {total}',
  wallet: 'Practice wallet',
  asks: '{site} asks for a signature',
  own: 'Payment prepared in your wallet',
  cost: 'Network fee {fee}',
  free: 'No fee',
  raw: 'What is signed',
  rawHint: 'Pick a field to light up its place in the data.',
  decides: 'the field that decides',
  decision: 'Your decision',
  sign: 'Sign',
  change: 'Change the amount',
  refuse: 'Reject',
  newAmount: 'Amount approved',
  newMinimum: 'Minimum to receive',
  signChanged: 'Sign this amount',
  tryAmount: 'What about another amount?',
  noAmount: 'There is no amount in this request: the wallet can only sign it or reject it.',
  verdicts: {
    right: 'That is the right decision.',
    half: 'Nothing is at risk, but the operation does not serve its purpose.',
    wrong: 'This signature leaves you exposed.',
  },
  unlimited: 'unlimited',
  never: 'never',
  yes: 'yes',
  unknown: 'unknown to your wallet',
  sites: {
    exchange: 'exchange.example',
    lend: 'lend.example',
    gift: 'orio-gift.example',
    fast: 'fast-exchange.example',
    fake: 'exchange-login.example',
  },
  parties: {
    you: 'yours',
    exchange: 'contract published by exchange.example',
    fast: 'contract published by fast-exchange.example',
    lender: 'contract published by lend.example',
    friend: 'Leo, in your address book',
    eurf: 'EURF',
    orio: 'ORIO',
    cards: 'Cards',
  },
  fields: {
    function: 'Function',
    contract: 'Contract',
    spender: 'Spender',
    operator: 'Operator',
    approved: 'Approved',
    amount: 'Amount',
    value: 'Amount',
    amountIn: 'Paid',
    amountOutMin: 'Received, at least',
    path: 'Swap',
    to: 'Recipient',
    deadline: 'Deadline',
    owner: 'Owner',
    nonce: 'Number',
    host: 'Site named',
    account: 'Account',
    once: 'Used once',
    issued: 'Issued',
  },
  notes: {
    selector:
      'The data starts with {selector}, the beginning of the Keccak-256 hash of {signature}.',
    approve:
      'Lets an address withdraw a token, up to the amount shown. Nothing leaves when you sign: the withdrawal comes whenever the spender chooses.',
    transfer: 'Sends the token at once. The contract gives nothing in return.',
    setApprovalForAll: 'Lets somebody move a whole collection. No list, no amount and no end date.',
    swapExactTokensForTokens:
      'Pays an exact amount of one token and receives another, never less than the minimum.',
    permit:
      'Gives the same right as an approval, through a signature: no fee, and no transaction of yours.',
    contract: 'The contract that will carry out the request. {who}',
    known: 'Your wallet recognises this address: {name}.',
    stranger: 'Your wallet has never seen this address, and no site you know publishes it.',
    amount: 'The data holds {raw}. {symbol} has {decimals} decimals, so that is {amount}.',
    unlimited:
      'The number is 2²⁵⁶ − 1, the largest that 32 bytes can hold, so the amount has no limit.',
    approved: 'A value of 1 means yes. A value of 0 would take the right back.',
    path: 'You pay the first token and receive the last.',
    deadline:
      'The data holds {raw}, counted in seconds since 1970. After that time the request is worthless.',
    never: 'The date is the largest there is: this right never runs out by itself.',
    nonce: 'Counts your permits, so that each can be used only once.',
    host: 'The site that will log you in on the strength of this signature. Compare it with the address bar.',
    once: 'Drawn by the site for this login, so that nobody can reuse the signature later.',
    issued: 'When the site prepared the message, in universal time.',
  },
  requests: {
    exact: {
      situation:
        'You are swapping 100 EURF on exchange.example. Before the swap, its contract asks for the right to withdraw them.',
      sign: 'The amount is that of the swap, and the spender is the contract the site publishes. Even a dishonest one could take no more than €100.',
      refuse: 'The amount and the contract were those of your swap, so this one was fine to sign.',
    },
    unlimited: {
      situation:
        'You are swapping 100 EURF on exchange.example. Its contract asks for the right to withdraw them, with the amount the site suggests by default.',
      sign: 'The swap goes through. Afterwards the contract can still withdraw your 3,000 EURF, and any you receive, until you take the right back.',
      refuse:
        'You could have kept the swap: wallets let you edit the amount, and 100 EURF is enough.',
    },
    permit: {
      situation:
        'You are depositing 250 EURF on lend.example. Instead of a transaction, the site asks for a signature known as a permit.',
      sign: 'The contract, the amount and the twenty-minute limit all match the deposit. Read a permit as you would an approval, because it is one.',
      refuse:
        'The contract, amount and deadline were those of the deposit, so this permit was fine to sign.',
    },
    'free-permit': {
      situation:
        'orio-gift.example is giving away 50 ORIO. All it takes, the page says, is a free signature to check that the wallet is yours.',
      sign: 'The signature is free and gives everything away: a stranger can withdraw your 3,000 EURF at any time. Nothing shows in your history until it happens.',
      refuse:
        'Proof of ownership names no amount and no spender. This one would have let a stranger withdraw the lot.',
      change:
        'The spender is a stranger, who will take whatever you leave. A smaller amount does not make the request honest.',
    },
    'all-cards': {
      situation:
        'orio-gift.example promises a free sixth card once your collection is “activated”. You own five, worth €180 each.',
      sign: 'A stranger can now move your five cards, and any you receive. You will not be asked to sign anything else.',
      refuse:
        'Nobody needs a right over your cards to send you another. This function would have given away all of them.',
    },
    swap: {
      situation:
        'On exchange.example you are swapping 500 EURF for ORIO at €4. The site quotes 125 ORIO and allows the price to move by 3%.',
      sign: 'The contract returns at least 121.25 ORIO, worth €485, or cancels the swap. At worst the price move costs you €15.',
      refuse:
        'The minimum, the recipient and the deadline protected the swap. At worst it would have cost you €15.',
    },
    'swap-zero': {
      situation:
        'You are swapping 500 EURF for 125 ORIO at €4 on fast-exchange.example, which promises that no swap ever fails.',
      sign: 'With no minimum, the swap goes through at any price. Somebody who sees your order waiting can move the price and leave you next to nothing.',
      refuse: 'A minimum of 121.25 ORIO would have been enough to protect the swap.',
    },
    'swap-elsewhere': {
      situation:
        'You are swapping 500 EURF for 125 ORIO at €4 on fast-exchange.example. The site allows the price to move by 3%.',
      sign: 'The ORIO go to an unknown address. The swap works, and you have paid €500 on somebody else’s behalf.',
      refuse:
        'The recipient was not your address. Every other field was right, but one wrong field is enough to lose everything.',
      change:
        'The minimum protects whoever receives, and that is not you: the €500 goes whatever the figure.',
    },
    transfer: {
      situation:
        'You owe Leo 60 EURF. You picked his address from your address book, having checked it with him on the phone.',
      sign: 'The address is the one in your book and the sum is due. No contract will return it after a mistake, so the checking comes first.',
      refuse: 'The address and the sum were right, so this payment was fine to sign.',
    },
    tenfold: {
      situation:
        'You owe Leo 45 EURF for a meal. He has sent you a payment link, already filled in.',
      sign: 'You are sending 450 EURF instead of 45. The address is right, but only Leo can give you back the extra €405.',
      refuse: 'Leo has not been paid. Bringing the amount down to 45 EURF would have been enough.',
    },
    login: {
      situation:
        'You are logging in to exchange.example with your wallet. That is the name in the address bar.',
      sign: 'The message names the site you are on, your address and a number used once. There is no token in it and no amount.',
      refuse:
        'The site named was the one in the address bar and nothing could leave, so this message was fine to sign.',
    },
    'relayed-login': {
      situation:
        'A link in a message opens exchange-login.example, which asks you to log in. Your account on exchange.example holds €620.',
      sign: 'The page passes your signature on to exchange.example and logs in as you. It then has the use of the €620 in the account.',
      refuse:
        'The message logs you in to exchange.example, but the page is exchange-login.example. The two names must be the same.',
    },
  },
  changed: {
    exact:
      'With {amount}, the operation works and no more can leave than it needs: {loss} lost at most.',
    more: 'With {amount}, {loss} can leave, when {wanted} is all the operation needs.',
    less: 'With {amount}, the operation falls short of the {wanted} it needs. You lose the fee at most.',
    exactSwap:
      'With a minimum of {amount}, the swap works and a price move costs you {loss} at most.',
    moreSwap:
      'A minimum of {amount} lets you lose {loss}. If you allow 3%, the minimum is {wanted}.',
    lessSwap: 'The site quotes only 125 ORIO: with a minimum of {amount}, the swap is cancelled.',
  },
  results: { loss: 'Lost at most if you sign', holding: 'Value at stake', fee: 'Fee' },
  hidden: 'once you decide',
  future: 'plus what arrives later',
  rows: { wanted: 'you want', leaves: 'can leave' },
  lost: '{loss} lost at most',
  returns: '{returns} comes back',
  later: 'and what arrives later',
  say: {
    hidden: 'The request concerns {holding}. Decide before you see what could leave.',
    leaves: 'Out of {holding}, a signature lets {leaves} leave at most.',
    nothing: 'Out of {holding}, this signature lets nothing leave.',
    returns: 'The contract returns at least {returns} or cancels, so the loss is {loss} at most.',
    future: 'What you receive later can leave too.',
  },
  formula:
    'Wallet, tokens, sites and prices are made up; 1 EURF is worth €1 and 1 ORIO €4. Selectors and data encoding are real',
  trials: {
    bytes: {
      text: 'Find the bytes of the amount in the data of the unlimited approval. What are they?',
      shows: 'All ff, 64 characters in a row. A limited amount starts with a long run of zeros.',
    },
    exact: {
      text: 'Bring that approval down to 100 EURF. How far does the possible loss fall?',
      shows: 'From €3,000 to €100, and later deposits are no longer exposed.',
    },
    all: {
      text: 'Judge all twelve requests without a signature that exposes you.',
      shows: 'The same function can be fine or not: the amount, the address and the site decide.',
    },
  },
};
