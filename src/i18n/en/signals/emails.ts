import type * as fr from '../../fr/signals/emails.ts';

export const signalsEmails: typeof fr.signalsEmails = {
  reason:
    'This address was used on our site to ask for an email when signals open. A question? {email}',
  confirm: {
    subject: 'Confirm your address',
    title: 'Shall we tell you when signals open?',
    paragraphs: [
      'Open the page, then press the button to confirm. You will get a single email, on the day signals open; your address is deleted after that.',
    ],
    action: 'Confirm or decline',
    after: [
      'Without a confirmation, the address is deleted after seven days. If this was not you, do nothing.',
    ],
  },
  opening: {
    subject: 'Signals are open',
    title: 'Signals are open',
    paragraphs: [
      'You asked us to tell you. The Training + Signals plan costs {price} a month, with no commitment.',
      'A signal gives a direction, an entry price, a take profit, a stop loss and the reasoning. It is the same for everyone, and it can lose.',
    ],
    action: 'See the plans',
    signals: 'How to read a signal',
    after: ['Your address is now off this list: we will not write to you about it again.'],
  },
  signal: {
    reason: 'You are receiving this email because your plan includes signals. A question? {email}',
    subject: {
      buy: 'Buy signal: {pair}, entry at {price}',
      sell: 'Sell signal: {pair}, entry at {price}',
    },
    title: { buy: 'Buy {pair}', sell: 'Sell {pair}' },
    until:
      'The entry is valid until {until}, Paris time. If the price does not reach it by then, the signal is void. Read the reasoning before the prices.',
    entry: 'Entry',
    takeProfit: 'Take profit',
    stopLoss: 'Stop loss',
    risk: 'Risk per trade',
    price: 'Price',
    source: 'Price source',
    record: 'Hash',
    reasoning: 'The analyst’s reasoning',
    note: 'Note from the analyst',
    general:
      'Every subscriber gets this same signal. It knows nothing about your situation, so it is not personal advice. If this email arrives late, the signals area is what counts. Keep the hash: it lets you check that the record has not been rewritten.',
    action: 'Open the signal',
    history: 'See the full record',
    updates: {
      revised: {
        subject: '{pair}: levels moved',
        text: 'The analyst moved the take profit or the stop loss on {at}, Paris time. The new levels apply from now on.',
      },
      entry_hit: {
        subject: '{pair}: entry reached',
        text: 'The price reached the entry on {at}, Paris time.',
      },
      take_profit: {
        subject: '{pair}: take profit reached',
        text: 'The price reached the take profit on {at}, Paris time. The signal is closed.',
      },
      stop_loss: {
        subject: '{pair}: stop loss hit',
        text: 'The price hit the stop loss on {at}, Paris time. The signal is closed, at a loss unless the stop had been moved beyond the entry, far enough to cover the fees.',
      },
      expired: {
        subject: '{pair}: signal expired',
        text: 'The entry was not reached in time. The signal has been void since {at}, Paris time: cancel your pending order.',
      },
      withdrawn: {
        subject: '{pair}: signal withdrawn',
        text: 'The analyst withdrew this signal on {at}, Paris time. If it had not been entered, cancel your pending order; if it had, the record counts it at the price below.',
      },
    },
  },
  webhookStopped: {
    reason:
      'You are receiving this email because this webhook is in your settings. A question? {email}',
    subject: 'One of your webhooks has stopped',
    name: 'Webhook',
    title: 'One of your webhooks no longer receives signals',
    why: {
      auto_paused:
        'Twenty deliveries in a row have failed, so we have paused it. The signals that were waiting will not be sent to it.',
      gone: 'Its address answered 410, which means that it no longer exists: we will send it nothing more.',
    },
    next: {
      auto_paused:
        'The delivery log shows what the address answered. Once the fault is fixed, resume the webhook in your settings.',
      gone: 'For another address, add a new webhook in your settings.',
    },
    after: [
      'Check your tool’s open orders too: a signal that closed in the meantime will not have reached it.',
    ],
    action: 'Open my webhooks',
  },
  orderUnclear: {
    reason:
      'You are receiving this email because this webhook has sent real orders to your bot. A question? {email}',
    subject: {
      entry: '{pair}: check whether your bot executed the entry',
      exit: '{pair}: check whether your bot executed the exit',
      missed: '{pair}: your bot did not execute the exit, check your position',
    },
    title: {
      entry: 'We do not know whether your bot opened this position',
      exit: 'We do not know whether your bot closed this position',
      missed: 'Your bot did not close this position',
    },
    sent: 'We sent the order below to your bot and got no clear answer, so it may or may not have been executed. We will not send it again, because it could then be executed twice.',
    exit: {
      open: 'As long as we do not know whether the entry went through, we will not send the exit either. If the position exists, it is up to you to watch it and close it.',
      closed:
        'The signal has closed since, and we will not send an exit. If the position exists, it is up to you to close it.',
      exit: 'If the exit was not executed, the position is still open and it is up to you to close it.',
    },
    missed: [
      'Your bot did not execute the exit below: it refused the order, we could not send it in time, your webhook was paused, stopped or in a dry run, or your plan no longer included signals.',
      'It had been sent the entry. If the position exists, it is still open and it is up to you to close it.',
    ],
    name: 'Webhook',
    signal: 'Signal',
    event: 'Order',
    events: {
      entry_hit: 'Entry',
      take_profit: 'Exit, take profit reached',
      stop_loss: 'Exit, stop loss hit',
      withdrawn: 'Exit, signal withdrawn',
    },
    recorded: 'Event recorded on',
    at: '{at}, Paris time',
    now: 'What to do now',
    steps: {
      open: [
        'Open your bot and see whether the position exists, or an order is pending.',
        'If the position exists, set the stop loss at {stop} and the take profit at {target} yourself.',
        'If the order is pending, cancel it, or watch it until it fills.',
        'If there is neither a position nor an order, you have nothing to close.',
      ],
      closed: [
        'Open your bot and see whether the position exists, or an order is pending.',
        'If the position exists, close it. If the order is pending, cancel it.',
        'If there is neither a position nor an order, you have nothing to close.',
      ],
      exit: [
        'Open your bot and see whether the position is still there.',
        'If it is, cancel any pending exit order, then close the position yourself.',
        'If it is gone, there is nothing for you to do.',
      ],
    },
    levels:
      'These two prices are the signal’s at the time of this email: if the analyst moves them, the signal’s page shows the new ones. If your bot trades in another currency, convert them.',
    replay:
      'The delivery log lets you send an order again: an entry within its maximum delay, an exit for up to an hour. Do so only if you are sure that this one was not executed.',
    action: 'Open my webhooks',
  },
};
