/** Automatic execution in the settings, loaded with its section. */
import type { SignalWebhooksCode } from '../../../domain/api/signal-webhooks.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

export const signalWebhooks = {
  loading: 'Loading your webhooks…',
  failed: 'Your webhooks could not be loaded. They have not changed.',
  intro:
    'We send each signal to an address of yours, called a webhook. Your own tool receives it and places the order on your exchange, within your limits. Without a webhook, you place orders by hand.',
  custody:
    'We hold no exchange keys, no funds and no crypto-assets. Your tool holds the access, and you can cut it off there at any time.',
  off: 'Automatic execution is switched off for everybody. Nothing is sent; signals can still be read on their page. Your settings are kept.',
  ended:
    'Your plan does not include signals: nothing is sent, and positions that your tool has already opened will not be closed. You can pause or delete your webhooks. If you subscribe to signals again, your webhooks start as a dry run.',
  empty: 'No webhooks.',
  count: '{n} of {most}',
  full: 'You have reached the limit of {most} webhooks. Delete one to connect another.',
  add: 'Connect a webhook',
  busy: 'One moment…',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved.',
  retry: 'Try again',
  statuses: {
    pending: 'to be verified',
    active: 'active',
    paused: 'paused',
    auto_paused: 'paused after failures',
    gone: 'ended by your tool',
  },
  statusTexts: {
    pending:
      'Nothing is sent before you verify it: your tool has to answer a signed question, which proves that the address is yours.',
    active: 'Each event of a signal is sent as soon as it is recorded.',
    paused:
      'Nothing is sent, not even exits: a position that your tool has opened stays open until you close it. What happens during the pause is not sent later, but a signal issued meanwhile still counts: its entry is sent if it is reached after you resume.',
    auto_paused:
      'Twenty deliveries in a row failed, and we emailed you. Fix your tool, send a test, then resume.',
    gone: 'Your tool answered 410, which means “never again”. Create another webhook if that was a mistake.',
  },
  failures: { one: '{n} failure in a row', other: '{n} failures in a row' },
  dry: 'Dry run: no orders',
  live: 'Real orders',
  recipe: 'Which tool?',
  recipes: {
    json: {
      name: 'My own tool (JSON)',
      text: 'Your program receives every event of a signal as JSON, signed as Standard Webhooks describes, and decides everything. You need to be able to code.',
    },
    '3commas': {
      name: '3Commas',
      text: 'A signal bot of the type “custom signal” opens the position when the entry is reached and closes it when the signal ends, if we sent that entry to it. For a sell signal, it opens a short position. Size, take profit and stop loss are the bot’s. An order that may have arrived is never repeated: we then email you to check.',
    },
    cryptohopper: {
      name: 'Cryptohopper',
      text: 'Your hopper buys when the entry of a buy signal is reached, and sells when the signal ends, if we sent it that entry. It does not follow sell signals. An order that may have arrived is never repeated: we then email you to check. Try it with a paper trading hopper first.',
    },
  },
  fields: {
    name: 'Name',
    nameHint: 'So that you recognise it: “My bot”, for example.',
    url: 'Address',
    urlHint: 'Starts with https://, with a public domain name.',
    max_lag: 'Maximum delay',
    maxLagHint:
      'A signal older than this is no longer sent: the price may have moved. None is sent after it expires. For 3Commas and Cryptohopper, an entry’s age counts from when the price reached it, which we check every minute: allow at least five minutes.',
    bot_uuid: 'Bot identifier (bot_uuid)',
    secret: 'Secret of the signal bot',
    exchange: 'Exchange, as TradingView calls it',
    exchangeHint: 'For example BINANCE.',
    quote: 'Currency of the bot',
    quoteHint: 'For example USDT.',
    hopper_id: 'Hopper number',
    access_token: 'Access token',
    secretHint: 'Encrypted as soon as we receive it, and never shown again.',
    required: 'This field is required.',
    badUrl: 'An address that starts with https://.',
    tooLong: 'This text is too long.',
    unprintable: 'This field contains an invisible character. Type it again.',
  },
  create: 'Create the webhook',
  creating: 'Creating…',
  lag: 'maximum delay: {time}',
  secretStep: {
    heading: 'Your secret, shown only once',
    text: 'Your tool uses it to check that each delivery comes from us. Store it in your tool or in a password manager. We cannot show it again.',
    rotated:
      'The old secret works for another {hours} hours: each delivery is signed with it too, so nothing is lost during the change.',
    copy: 'Copy the secret',
    copied: 'Secret copied.',
    notCopied: 'Your browser refused to copy. Select the secret and copy it.',
    stored: 'I have stored this secret',
    storeFirst: 'Store the secret and tick the box: it will not be shown again.',
    finish: 'Continue',
  },
  verify: 'Verify',
  verifying: 'Asking your tool…',
  verified: 'Your tool answered. The webhook is active, as a dry run.',
  test: 'Send a test',
  testing: 'Sending…',
  tested: 'Result of the test: {result}.',
  pause: 'Pause',
  paused: 'Paused: nothing is sent, not even exits. Close open positions yourself.',
  resume: 'Resume',
  resumed:
    'Resumed. Entries reached from now on will be sent, including those of signals issued during the pause.',
  goLive: 'Switch to real orders',
  goLiveWarning:
    'From now on your tool will place real orders, with your money, without asking you. A signal can lose, and an order can be filled at a worse price. Start small, and set limits in your tool. If you pause, go back to a dry run or no longer have a plan with signals, the exits of open positions are no longer sent.',
  goLiveConfirm: 'Yes, real orders',
  goDry: 'Back to a dry run',
  isLive: 'Real orders from now on, including for signals still waiting for their entry.',
  isDry: 'Dry run: no more real orders, not even exits. Close open positions yourself.',
  change: 'Edit',
  rotate: 'Replace the secret',
  rotateWarning:
    'A new secret will be shown once. The old one works for another {hours} hours, so that you can replace it in your tool.',
  rotateConfirm: 'Create a new secret',
  oldSecret: 'The old secret is accepted until {until}.',
  delete: 'Delete',
  deleteWarning:
    'Nothing more will be sent to this address, not even exits, and its log will be deleted. Orders your tool has already placed remain its responsibility.',
  deleteConfirm: 'Delete this webhook',
  deleted: 'Webhook deleted.',
  which: ' {name}',
  log: {
    heading: 'Delivery log',
    loading: 'Loading the log…',
    empty: 'No deliveries yet.',
    refresh: 'Refresh',
    older: 'Older deliveries',
    kept: 'Kept for thirty days; entry orders, until their signal has closed.',
    when: 'When',
    what: 'What',
    outcome: 'Result',
    states: {
      waiting: 'waiting',
      sent: 'received',
      failed: 'failed',
      expired: 'too late, not sent',
      not_entitled: 'subscription ended, not sent',
      cancelled: 'cancelled',
    },
    kinds: {
      test: 'Test',
      issued: 'Issued',
      revised: 'Levels moved',
      entry_hit: 'Entry reached',
      take_profit: 'Take profit reached',
      stop_loss: 'Stop loss hit',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
    },
    code: 'answer {code}',
    attempts: { one: '{n} attempt', other: '{n} attempts' },
    errors: {
      timeout: 'no answer within ten seconds',
      redirect: 'redirect, not followed',
      address_unknown: 'domain name not found',
      address_private: 'address that is not public',
      bad_address: 'address refused',
      nothing_to_send: 'nothing to send to this tool',
      no_entry: 'its entry was not sent in the same mode (real orders or dry run)',
      maybe_executed: 'may have been executed: check in your tool, as our email explains',
      bad_answer: 'unreadable answer',
      not_made:
        'we could not prepare the delivery: if this continues, delete this webhook and connect it again',
      other: 'could not connect',
    },
    replay: 'Send again',
    replayed: 'Sent again, under the same id.',
  },
  guide: {
    heading: 'Check that a delivery comes from us',
    text: 'Each delivery has three headers, as the open standard Standard Webhooks describes; there are libraries for most languages.',
    headers: [
      {
        name: 'webhook-id',
        text: 'the same for every attempt: ignore an id that you have already seen.',
      },
      {
        name: 'webhook-timestamp',
        text: 'when it was sent, in seconds: refuse a difference of more than five minutes.',
      },
      {
        name: 'webhook-signature',
        text: 'one or more signatures, separated by a space; one match is enough.',
      },
    ],
    sample: 'In JavaScript (Node), without a library, over the body exactly as received:',
    challenge:
      'To verify, we send a delivery of type endpoint.challenge: answer 200 with the value of challenge in the body. Answer all others with 2xx within ten seconds; 410 ends the webhook.',
    standard: 'Read the Standard Webhooks specification',
    retries:
      'Without a 2xx answer we try again after 5 seconds, 30 seconds, 2 minutes and 5 minutes, never after the signal has expired. 3Commas and Cryptohopper would execute a repeat: an order to them is sent again only if it certainly did not arrive; otherwise the log says that it may have been executed, and we email you to check.',
  },
  errors: {
    ...errors,
    no_signals: 'Your plan does not include signals: you can only pause or delete webhooks.',
    webhooks_off: 'Automatic execution is switched off for everybody. Try again once it is back.',
    bad_address:
      'This address is not accepted: it needs https, a public domain name and port 443, with no user name and no IP address.',
    address_unknown: 'This domain name does not exist or does not answer. Check the address.',
    address_private:
      'This name leads to an address that is not public, such as a local network’s. Enter a public one.',
    wrong_host:
      'This is not an address of the service you chose. Copy the one it shows, or choose another tool.',
    missing_value: 'A value is missing or malformed. Check it in your tool.',
    too_many: 'You have reached the maximum number of webhooks. Delete one to connect another.',
    challenge_failed:
      'Your tool did not answer the question, or not as expected. Check the address and the secret, then try again.',
    unknown_webhook: 'This webhook no longer exists. Reload the page.',
    unknown_delivery:
      'This delivery has since been sent, or is no longer in the log: refresh the log.',
    too_late: 'This signal is no longer valid: it will not be sent again.',
    not_active: 'This webhook is not active. Verify or resume it first.',
    gone: 'Your tool answered 410: this webhook has ended. Create another.',
  } satisfies ErrorTexts<SignalWebhooksCode>,
};
