import type * as fr from '../../fr/contract/emails.ts';

export const contractEmails: typeof fr.contractEmails = {
  seeTerms: 'What the terms say',
  proofReason: 'Keep this message: it is the proof of your declaration. A question? {email}',
  requestReason: 'This message answers a request made with this address. A question? {email}',
  link: {
    cancellation: {
      subject: 'Confirm your cancellation',
      declared:
        'On {at}, Paris time, this address was used to declare cancellation of the contract below. Anybody can type somebody else’s address: nothing changes until you confirm.',
      confirm:
        'Open the page, read it through, then press the button. The date of your declaration is the one that counts{end}',
    },
    withdrawal: {
      subject: 'Confirm your withdrawal',
      declared:
        'On {at}, Paris time, this address was used to declare withdrawal from the contract below. Anybody can type somebody else’s address: nothing changes until you confirm.',
      confirm:
        'Open the page, read it through, then press the button. The date of your declaration is the one that counts, even if you confirm after the period has ended.',
    },
    endsAt:
      '; if you confirm before then, the contract will end on {at}, Paris time. A month charged in the meantime is refunded on request.',
    action: 'Read and confirm',
    after:
      'The link works for seven days. If this request is not yours, do nothing: nothing will happen.',
  },
  unknown: {
    cancellation: {
      subject: 'Your request to cancel',
      declared: 'On {at}, Paris time, this address was used to declare a cancellation on our site.',
    },
    withdrawal: {
      subject: 'Your request to withdraw',
      declared: 'On {at}, Paris time, this address was used to declare a withdrawal on our site.',
    },
    after: 'If this request is not yours, do nothing: nothing has happened.',
    why: {
      none: {
        title: 'No contract found under this address',
        text: [
          'We found no running contract that matches this address and the reference given. Try again with the address of your account, the one our emails reach, and without a reference if you do not have it at hand.',
          'You can also send your decision to {email}: your name, the address of the account and one sentence are enough. The date of your message counts.',
        ],
      },
      too_late: {
        title: 'The withdrawal period is over',
        text: [
          'The withdrawal period had ended when this declaration was made: it lasts fourteen days from the day after the order, and runs to the end of the next working day if the last of them is a Saturday, a Sunday or a public holiday. You can cancel at any time, free of charge: the contract then ends with the month you paid for.',
          'If you think we have the wrong date, write to {email}.',
        ],
      },
      already_ending: {
        title: 'This contract is already cancelled',
        text: [
          'There is nothing else to do: nothing more is charged, and access lasts to the end of the month you paid for. The acknowledgement of the first request gives the date.',
        ],
      },
      withdrawn: {
        title: 'You have already withdrawn from this contract',
        text: [
          'There is nothing else to do: it has ended, and nothing more is charged. The emails sent that day say what became of the refund.',
        ],
      },
    },
  },
  receipt: {
    declaration: 'Declaration',
    received: 'Received on',
    by: 'By',
  },
  cancellation: {
    subject: 'Acknowledgement of your cancellation',
    title: 'Your cancellation is recorded',
    atOnce:
      'No paid month was running, so the contract ended at once. Any open invoice is voided, and nothing will be charged.',
    later:
      'The contract ends on {end}, Paris time, with the month you paid for. Until then the lessons stay open; after that, nothing more is charged.',
    what: 'Cancellation of the contract',
    end: 'End of the contract',
    changedMind:
      'Changed your mind? Until that date, a button in your settings resumes the subscription. The rest of the month you paid for is not refunded, except a month charged between your declaration and its confirmation, which is refunded on request; if you are within fourteen days of the order, you can still withdraw from the contract and be refunded.',
  },
  withdrawal: {
    subject: 'Acknowledgement of your withdrawal',
    title: 'Your withdrawal is recorded',
    text: 'You notified us that you are withdrawing from the contract below. It ends, and with it your access to the paid lessons. Nothing more will be charged.',
    refund: {
      whole:
        'Everything you paid for this contract is refunded, to the card you used and free of charge. There is one exception: if you have withdrawn from another contract, if this card paid for one that was withdrawn from, or if a payment is disputed with your bank, a person decides on the refund. Within fourteen days of your declaration, a second message will tell you what happens.',
      review:
        'This account, this email address or one spelled almost the same has been used to withdraw from an earlier contract. A person therefore decides on the refund and answers you within fourteen days.',
    },
    what: 'Withdrawal from the contract',
    ordered: 'Ordered on',
  },
  refund: {
    reason: 'This message follows your withdrawal. A question? {email}',
    withdrawal: 'Withdrawal',
    refunded: 'Refunded',
    sent: {
      subject: 'Your refund of {amount} is on its way',
      title: '{amount} is being refunded to you',
      paragraphs: [
        'On {at}, Paris time, we told Stripe to send this amount back to the card you used. Your bank usually takes a few days to show it.',
        'It is everything you paid for this contract, less what had already been refunded.',
      ],
    },
    nothingDue: {
      subject: 'Your withdrawal is complete',
      title: 'There was nothing to refund',
      text: 'Nothing had been collected for this contract, or all of it had already been refunded. It has ended, and nothing more will be charged.',
    },
    review: {
      subject: 'A person is deciding on your refund',
      title: 'A person is deciding on your refund',
      text: 'The contract has ended and nothing more will be charged. The refund cannot be decided by a program: this account, this card, this email address or one spelled almost the same has been used for a contract that was withdrawn from, a payment is disputed with your bank, or a payment did not come through Stripe. You will have our answer by email by {day} at the latest.',
      part: '{amount} has already been sent back.',
    },
  },
};
