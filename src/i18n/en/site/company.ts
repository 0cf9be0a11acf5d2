import type * as fr from '../../fr/site/company.ts';

export const company: typeof fr.company = {
  contents: 'Contents',
  write: 'Write',
  answers: 'Answers',
  mailTo: 'Opens a prepared message to',
  support: {
    address: 'Address',
    call: 'By telephone',
    callLink: 'Book a call',
    hours: 'When we answer',
    languages: 'Languages',
    languagesText: 'French and English',
    priority: 'Order of replies',
    priorityText: 'Subscribers (Training + Signals first), then order of arrival',
  },
  team: {
    page: 'Their public page',
  },
  mails: {
    cancel: {
      label: 'Cancel by email',
      subject: 'Cancelling my subscription',
      body: 'Hello,\n\nI am cancelling my subscription.\n\nName:\nEmail address of the account:\nPlan (Training only or Training + Signals):\nContract reference (ECT-…), if you have it:\n\nPlease confirm the end date.\n',
    },
    withdraw: {
      label: 'Withdraw by email',
      subject: 'Withdrawal',
      body: 'I hereby give notice that I withdraw from my contract for the provision of the following service.\n\nPlan:\nContract reference (ECT-…), if you have it:\nOrdered on:\nName of consumer:\nAddress of consumer:\nEmail address of the account:\nDate:\n',
    },
    appointment: {
      label: 'Ask for an appointment',
      subject: 'Request for an appointment',
      body: 'Hello,\n\nFirst and last name:\nTelephone:\nLanguage (French or English):\n\nThree times that suit me (day and Paris time):\n1.\n2.\n3.\n\nMy questions:\n\nWhat I have already read or tried:\n',
    },
    join: {
      label: 'Offer to contribute',
      subject: 'Contributing to the site',
      body: 'Hello,\n\nFirst and last name:\nWhat I know how to explain:\nA text I have written (link):\nMy interests (crypto-assets held, employer, partnerships):\n',
    },
    error: {
      label: 'Report a mistake',
      subject: 'A mistake on a page',
      body: 'Hello,\n\nAddress of the page:\nThe sentence or figure:\nWhat is right, and my source:\n',
    },
    security: {
      label: 'Report a vulnerability',
      subject: 'Security report',
      body: 'Hello,\n\nAddress or feature concerned:\nWhat I observed:\nHow to reproduce it:\nHow to reach me:\n',
    },
    complaint: {
      label: 'Make a complaint',
      subject: 'Complaint',
      body: 'Hello,\n\nName:\nEmail address of the account, if there is one:\nThe facts, with their date:\nWhat I am asking for:\n',
    },
    barrier: {
      label: 'Report an accessibility problem',
      subject: 'Accessibility',
      body: 'Hello,\n\nAddress of the page:\nWhat I cannot do:\nBrowser, device and assistive technology used:\n',
    },
  },
  topics: [
    {
      key: 'account',
      title: 'Account and sign-in',
      text: 'Give the address of the account, the time you tried and the message shown. Never your password or a code.',
      subject: 'Account',
      body: 'Hello,\n\nEmail address of the account:\nDay and time I tried:\nMessage shown:\nBrowser and device:\n',
    },
    {
      key: 'payment',
      title: 'Payment and subscription',
      text: 'Give the plan, and the date and amount of the charge. Never your card number.',
      subject: 'Payment',
      body: 'Hello,\n\nEmail address of the account:\nPlan:\nDate and amount of the charge:\nWhat I am asking for:\n',
    },
    {
      key: 'lessons',
      title: 'Lessons and texts',
      text: 'For a question about the content, or a mistake: give the address of the page, the sentence and your own arithmetic.',
      subject: 'Lesson',
      body: 'Hello,\n\nAddress of the page:\nThe sentence or calculation:\nMy question:\n',
    },
    {
      key: 'signals',
      title: 'Signals',
      text: 'We explain the method and the words. We do not say whether to follow a signal, or with how much.',
      subject: 'Signals',
      body: 'Hello,\n\nEmail address of the account:\nMy question:\n',
    },
    {
      key: 'security',
      title: 'Security and scams',
      text: 'A suspicious message, a vulnerability, an account you do not recognise: send us what you saw.',
      subject: 'Security',
      body: 'Hello,\n\nWhat I saw or received, and when:\nAddress or account of the sender:\nWhat I have already done:\n',
    },
    {
      key: 'rights',
      title: 'Data and complaints',
      text: 'Access, a copy, erasure, or a disagreement with us: write from the address of the account if you have one.',
      subject: 'Data and complaints',
      body: 'Hello,\n\nName:\nEmail address of the account:\nWhat I am asking for:\n',
    },
  ],
};
