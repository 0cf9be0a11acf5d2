import type * as fr from '../../../fr/course/labs/scam-message.ts';

/** The lab on scam messages. Senders and sites are made up. */
export const scamMessageLab: typeof fr.scamMessageLab = {
  title: 'Scam or genuine?',
  round: 'Message {n} of {total}',
  channels: { mail: 'Email', chat: 'Chat', call: 'Phone call, transcribed', site: 'Web page' },
  hint: 'Mark a sentence, then judge the message.',
  marked: 'marked',
  tell: 'this gives the scam away',
  scam: 'It is a scam',
  honest: 'It is genuine',
  markFirst: 'First mark the sentence that makes you think so.',
  reread: 'Tap the other sentences to read what each of them proves.',
  right: 'Well judged.',
  half: 'It is a scam, but this sentence does not prove it.',
  missed: 'That was a scam.',
  falseAlarm: 'A false alarm: the message is genuine.',
  rows: { scams: 'scams', honest: 'genuine' },
  share: 'Scams among the messages you get',
  parts: {
    caught: 'scams caught',
    missed: 'missed',
    falseAlarms: 'false alarms',
    accepted: 'genuine, accepted',
  },
  results: {
    caught: 'Scams caught',
    falseAlarms: 'False alarms',
    precision: 'Alarms that are right',
  },
  of: '{n} of {total}',
  noAlarm: 'no alarm',
  say: {
    none: 'Judge at least one scam and one genuine message: the drawing will then be made from your own rates.',
    silent: 'You have raised no alarm, so every scam reaches you: {scams} of your messages.',
    alarms:
      'If {scams} of the messages you get are scams, your rates raise an alarm on {alarms} of all your messages, and {precision} of those alarms are right. You let through scams that make up {missed} of your messages.',
  },
  formula:
    'Your rates come from twelve messages, half of them scams, so take them as a rough guide. Senders and sites are made up',
  messages: {
    suspended: {
      from: 'Account security, alert@exchange-verification.example',
      sentences: [
        'We have noticed an unusual login to your exchange.example account.',
        'Unless you confirm within 24 hours, your withdrawals will be suspended.',
        'To confirm, open exchange-verification.example and enter the 24 words of your wallet.',
        'Thank you for helping us keep your assets safe.',
      ],
      notes: [
        'Genuine alerts start the same way. This sentence settles nothing.',
        'Urgency should put you on your guard, but genuine messages set deadlines too.',
        'Those words hand the wallet to whoever reads them. No account check needs them, and the site is not the exchange’s.',
        'A polite sign-off that anybody can copy.',
      ],
      why: 'The request is enough, however good the layout: your 24 words are only ever entered on the wallet itself.',
    },
    'new-device': {
      from: 'exchange.example, noreply@exchange.example',
      sentences: [
        'Somebody logged in to your account from a new device on Monday at 6:42 pm, near Lyon.',
        'If that was you, you do not need to do anything.',
        'If not, open the app and change your password straight away.',
        'There are no links in this message, and no need to reply.',
      ],
      notes: [
        'A day, a time and a place you can check. A fraudster can make them up, but would then have to ask for something.',
        'The message is happy for you to do nothing. A scam needs you to act.',
        'It sounds pressing, but the route is your own: an app you open yourself.',
        'With no link, no attachment and no reply, nothing leads to a fraudster.',
      ],
      why: 'The message informs you and sends you by a route you know. It asks for no secret, no click and no payment.',
    },
    sync: {
      from: 'Official_Support, public channel',
      sentences: [
        'Hi, I saw your question about the stuck withdrawal. I work in support.',
        'Your wallet has lost its synchronisation. It is happening to a lot of people today.',
        'Message me privately: I will send you the page to reconnect the wallet and sign the repair.',
        'It takes two minutes and costs nothing.',
      ],
      notes: [
        'In a public channel, people choose their own names. That is a reason for doubt, not yet proof.',
        'A fault you have no means of checking. Real ones are announced on the status page.',
        'A signature repairs nothing. This one would let somebody withdraw your tokens, and a private chat has no witnesses.',
        'A permit is quick and free to sign as well. That says nothing about what it allows.',
      ],
      why: 'A stuck withdrawal can be sorted out only by whoever is sending it. No repair needs a signature from your wallet.',
    },
    moderator: {
      from: 'Moderator, public channel',
      sentences: [
        'I have moved your question to the withdrawals channel, where the answer will help others.',
        'Your transaction is still waiting: at that fee rate, allow about half an hour.',
        'If somebody messages you privately in our name, do not answer.',
        'If nothing has arrived by tonight, type in the site’s address and open a ticket.',
      ],
      notes: [
        'The conversation stays public, where anybody can object.',
        'You can check that explanation yourself in a block explorer.',
        'Some fraudsters write this too, to sound trustworthy. Here nothing private follows.',
        'You type the address yourself, so there is no link to follow.',
      ],
      why: 'The moderator explains, keeps the discussion public and asks for nothing.',
    },
    'safe-account': {
      from: 'Number shown: your bank’s',
      sentences: [
        'Hello, fraud department here. A transfer of €2,400 is leaving your account as we speak.',
        'To put your mind at rest, your card ends in 7104.',
        'We are going to move your crypto-assets to safety, in a secure wallet opened in your name.',
        'Please read me the code you have just received by text.',
        'Stay on the line and do not call your branch. The fraudster may have an accomplice there.',
      ],
      notes: [
        'A real bank may call about a suspicious transfer. The number on your screen can be faked, so it proves nothing.',
        'Those four digits are on receipts and in stolen files. They do not prove who is calling.',
        'Nobody protects money by sending it elsewhere. That wallet belongs to the fraudster.',
        'The code approves an operation in progress. Reading it out approves it for them.',
        'You are being kept from the one useful check: hanging up and calling the number on your card.',
      ],
      why: 'Three requests give it away: move the funds, read out a code, tell nobody. Hang up and make the call yourself.',
    },
    callback: {
      from: 'Unknown number, after a ticket you opened that morning',
      sentences: [
        'Hello, I am calling back about the ticket you opened this morning.',
        'If you open the app, you will see the ticket number and my first name.',
        'Your identity document could not be read, so we need it again.',
        'Do it from the app whenever suits you. I do not need any code.',
      ],
      notes: [
        'You were the one who asked for help. A fraudster could guess that, which is why the rest matters.',
        'You can check it in an app you open yourself. If the ticket is not there, you hang up.',
        'Identity documents are often asked for when an account is opened. What matters is the route they take.',
        'No code, no hurry and no link. The document goes through the app.',
      ],
      why: 'You can verify the call without the caller’s help, in the app, and it asks for no code, signature or payment.',
    },
    double: {
      from: 'exchange-anniversary.example',
      sentences: [
        'To celebrate our fifth birthday, we are sharing 500 ETH with our community.',
        'Send between 0.1 and 5 ETH to this address and get double back within a minute.',
        '357 ETH given away so far, 143 to go.',
        'Our founder is presenting the event live in the video above.',
      ],
      notes: [
        'A birthday gift is possible. It all depends on what you have to do to receive it.',
        'Paying double to whoever pays first makes no sense for the giver. Nothing comes back, and a transfer cannot be undone.',
        'A counter takes one line of code. It adds pressure and proves nothing.',
        'An old video played again, or a cloned voice, is all it takes to go “live”.',
      ],
      why: 'Somebody who wants to give has no need to receive first. The promise to double is enough to judge the page.',
    },
    maintenance: {
      from: 'status.exchange.example, opened from your bookmarks',
      sentences: [
        'Withdrawals will be unavailable on Tuesday from 2 am to 4 am, Paris time.',
        'Your orders stay in the book and may be filled as soon as we are back.',
        'If you need to withdraw before then, do so on Monday.',
        'You do not have to do anything to keep access to your account.',
      ],
      notes: [
        'An outage is worrying, but this one is short, dated and announced in advance.',
        'Useful to know, even if unwelcome: an order may be filled when you do not expect it.',
        'It does suggest doing something, but in your usual account, with no link and no fee.',
        'A scam would say the opposite, because it needs you to act.',
      ],
      why: 'You came through your own bookmark, and the page wants nothing from you.',
    },
    'tax-first': {
      from: 'Somebody you met online six weeks ago',
      sentences: [
        'Talking to you every evening does me good, even if we have still never met.',
        'Look, your €500 has grown to €4,180 on the platform my uncle showed me.',
        'You did get your €50 last week, so you know withdrawals work.',
        'To take out the rest, you just have to pay the 15% tax first, which is €627.',
      ],
      notes: [
        'There is nothing wrong with a long-distance friendship. It becomes suspect when money comes into it.',
        'A site you do not know is showing you a figure. It is not money until it is in your account.',
        'Letting a small sum out costs the fraudster €50 and brings in far more.',
        'Tax is paid to the tax office, not to a platform, and never before the money arrives. Once this sum is paid, another will be due.',
      ],
      why: 'Paying to withdraw your own money: that request is enough. The gain on the screen and the small withdrawal only led up to it.',
    },
    statement: {
      from: 'exchange.example, noreply@exchange.example',
      sentences: [
        'Your statement for 2025 is now in your account, under Documents.',
        'It lists your disposals and the price used for each.',
        'If you are a French tax resident, an account held outside France is declared too, on form 3916-bis.',
        'Check the deadline for your département on the French tax authority’s website.',
      ],
      notes: [
        'The document stays in your account, and you get there by your own route.',
        'A description, with nothing to open or download from the message.',
        'The obligation exists. The form is part of the tax return, not something the sender provides.',
        'This is a real deadline, set by the authority and easy to check there.',
      ],
      why: 'Tax is a common bait. Here the message holds no link, no attachment and no sum to pay.',
    },
    recovery: {
      from: 'Recovery firm, case@asset-recovery.example',
      sentences: [
        'Our analysts have traced the €3,200 that was stolen from you.',
        'The funds are frozen and can be returned to you within five days.',
        'The case fee of €290 is payable in advance, in crypto-assets.',
        'We are authorised by the regulator under number 48-1177.',
      ],
      notes: [
        'Lists of victims are bought and sold. Knowing about your loss does not mean having traced it.',
        'A promise you cannot check, which makes the money seem within reach.',
        'Paying upfront, by a means that cannot be refunded, for something yet to come: it is a second scam on the same victim.',
        'Numbers can be invented. Look this one up in the regulator’s register, not through a link in the message.',
      ],
      why: 'The upfront fee decides it. Reporting a theft to the police costs nothing.',
    },
    firmware: {
      from: 'Newsletter from the maker of your hardware wallet',
      sentences: [
        'Version 2.4 fixes a serious flaw, so please install it this week.',
        'Use the app already on your computer, which checks the signature of the file.',
        'The device will ask for your PIN on its own screen.',
        'It will not ask for your 24 words, and nor will any of our staff.',
      ],
      notes: [
        'It sounds pressing, as many scams do. A real flaw also needs a quick fix.',
        'The file does not come from the message. The app would refuse one that the maker had not signed.',
        'The PIN is entered on the device, where no site can read it.',
        'Fraudsters sometimes write this as well. Here nothing further down contradicts it.',
      ],
      why: 'Everything happens in the app and on the device you already have. The message supplies no link and no file.',
    },
  },
  trials: {
    sentence: {
      text: 'Catch a scam, with the sentence that gives it away.',
      shows:
        'It is neither the tone nor the spelling. It is what you are asked to hand over, sign or send.',
    },
    rare: {
      text: 'Bring scams down to 1 message in 100. What happens to the alarms that are right?',
      shows:
        'With a single false alarm in six genuine messages, fewer than 6 alarms in 100 would be right. Checking by another route then costs less than refusing everything.',
    },
    all: {
      text: 'Judge all twelve messages without a false alarm.',
      shows:
        'Distrusting everything is not the same as telling messages apart: genuine messages sometimes hold a useful warning.',
    },
  },
};
