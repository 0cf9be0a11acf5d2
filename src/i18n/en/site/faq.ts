import { signalsText } from '../../signals-text.ts';
import { courseText } from '../../course-facts.ts';
import type * as fr from '../../fr/site/faq.ts';

/** How many lessons can be read today. */
export const lessonsPublished: typeof fr.lessonsPublished = {
  partial:
    '{published} of the {planned} planned, or {minutes} minutes of reading. The [programme](page:course) marks as “In preparation” those that nobody can read in full yet, not even subscribers: look at it before you pay. The others are added at no extra cost; we do not promise a date.',
  complete:
    'All of them: {planned} lessons in {modules} modules, {hours} hr {rest} min of reading. The [programme](page:course) says what each one teaches.',
};

export const faq: typeof fr.faq = {
  title: 'Frequently asked questions',
  description:
    'Account, payment, cancelling, lessons, signals, security, appointments, support and data: the answers, and the page of the site where each can be checked.',
  heading: 'Frequently asked questions',
  lede: 'Short answers, with links to the pages where you can check them. Where money is concerned, the terms of use and sale prevail.',
  jump: 'Go to a subject',
  notFound: 'Is your question missing?',
  write: 'Write to us',
  groups: [
    {
      key: 'start',
      title: 'Before you start',
      items: [
        {
          question: 'Who is the course for?',
          answer:
            'Adults who want to understand what they are buying before they put money into it, or to understand afterwards what happened to them. It does not suit anyone looking for quick income, or for somebody to decide for them. The [About](page:about) page says so in detail.',
        },
        {
          question: 'Do I need to know crypto already?',
          answer:
            'No. The [first lesson](page:freeLesson) starts from a €10 transfer between friends, assumes no knowledge and explains its technical terms. If you already trade, start with [risk management](page:lesson/gestion-risque), open to subscribers: it works out what a bad run would cost you.',
        },
        {
          question: 'Will I make money?',
          answer:
            'We do not know, and nobody does. Crypto-assets can lose all of their value. The course teaches you to put a figure on what you risk, to reduce fees and to recognise known traps. It promises no result.',
        },
        {
          question: 'Do I have to invest to follow the lessons?',
          answer:
            'No. Every lesson can be followed without buying a single crypto-asset. If you do mean to invest, set the price of the subscription against your capital: with €1,000, each €100 of subscription costs you 10% before any trade.',
        },
      ],
    },
    {
      key: 'account',
      title: 'Account',
      items: [
        {
          question: 'What can I read without an account, and what is the free account for?',
          answer:
            'Without one: the [articles](page:articles), the [dictionary](page:dictionary) and the beginning of every lesson in the [programme](page:course). The free account opens the whole first lesson; you also need it to subscribe. No card is asked for when you [create it](page:createAccount).',
        },
        {
          question: 'The verification code has not arrived. What can I do?',
          answer:
            'Look in the spam folder, then check the address you typed. A new code can be requested after one minute. Each code lasts ten minutes and allows five attempts. If you already have an account, sign in, or choose a new password. If it still does not arrive, [write to us](page:support) with the address and the time you tried, never your password.',
        },
        {
          question: 'I forgot my password. How do I get back in?',
          answer:
            'In the sign-in dialog, choose “Forgotten your password?”, or use the page on [getting back into your account](page:resetPassword): we send you a link, and you choose a new password. We cannot give you the old one: it is kept only in a form that nobody can read back.',
        },
        {
          question: 'How do I erase my account?',
          answer:
            'In the [settings](page:settings), under “Your data”. A running subscription is cancelled first, then the account is erased; an email confirms it. Download a copy of your data first, in the same place. The [privacy policy](page:privacy#rights) says what has to be kept, and for how long.',
        },
      ],
    },
    {
      key: 'payment',
      title: 'Plans and payment',
      items: [
        {
          question: 'How do I cancel?',
          answer:
            'On the page [Cancel your contract](page:cancelContract), linked at the foot of every page and in your settings: your name, the address of the account, then the button “Give notice of cancellation”. It is free, needs no reason and no sign-in. An email confirms the end date: you keep access until the end of the month you paid for, and nothing more is charged. Until then you can resume the subscription in the [settings](page:settings). If the current month has not been paid, the contract ends at once and nothing is due.',
        },
        {
          question: 'Can I get a refund?',
          answer:
            'Yes, within fourteen days of the order, on the page [Withdraw from the contract here](page:withdrawContract): access ends at once and everything you paid under that contract is refunded, even if you asked for immediate access and have opened lessons. If you have withdrawn once before (same account, address or card), or if a payment is disputed with your bank, a person decides on the refund. If you cancel part-way through a month, the rest of it is not refunded. The [terms](page:terms#withdrawal) give the details.',
        },
        {
          question: 'Which plan should I choose?',
          answer: signalsText({
            closed:
              'Training only, if you want to learn and decide for yourself. Training + Signals, if you also want to see the method applied; that plan is not on sale until the signals area opens. If in doubt, read the free lesson first: both [plans](page:pricing) include the same lessons.',
            open: 'Training only, if you want to learn and decide for yourself. Training + Signals, if you also want to see the method applied. If in doubt, read the free lesson first: both [plans](page:pricing) include the same lessons.',
          }),
        },
        {
          question: 'Can I subscribe for a single month?',
          answer:
            'Yes. The subscription is paid by the month, with no commitment. If you cancel before it renews, you will have paid for that month only, and you can read until the month ends. An email announces each renewal five days ahead, with its date and amount.',
        },
        {
          question: 'Can I change plan?',
          answer:
            'Yes, in the [settings](page:settings), up to four times in 24 hours, if the other plan is on sale, the subscription is not cancelled and no payment is due, disputed or refunded. The change is immediate: you pay the difference for the time left in the month you paid for, or it is taken off the following months. The exact amount is shown before you agree.',
        },
        {
          question: 'How do I pay, and is it safe?',
          answer:
            'By bank card, Visa or Mastercard, on Stripe’s payment page. Your card number does not pass through our site and we do not keep it. Payment in USDT is not available yet.',
        },
        {
          question: 'What happens if my bank declines a renewal?',
          answer:
            'An email tells you how to settle it, and Stripe tries the payment again. The lessons stay open for three days; access is then suspended until the payment goes through, with no penalty, and resumes as soon as it does. You can change your card in the [settings](page:settings). If you do not wish to continue, [cancel](page:cancelContract).',
        },
        {
          question: 'Can the price rise during my subscription?',
          answer:
            'For future months only, and you are told by email at least thirty days before the renewal concerned. If you cancel before that date, nothing changes for you.',
        },
      ],
    },
    {
      key: 'lessons',
      title: 'Lessons',
      items: [
        {
          question: 'How many lessons are published?',
          answer: courseText(lessonsPublished),
        },
        {
          question: 'A lesson will not open although I am a subscriber. What can I do?',
          answer:
            'Press “Try again”, then reload the page. If the message stays, open your [settings](page:settings) and choose “Check my payment”: we then check with Stripe what you have paid. Even if the check itself fails, you never have to pay a second time. If nothing helps, [write to us](page:support) with the address of the lesson and the message shown.',
        },
        {
          question: 'Where do the figures in the lessons come from?',
          answer:
            'From sources named at the foot of each lesson and each [article](page:articles), with the day we read them. Worked examples are fictitious and small, so that you can redo them. The [About](page:about) page follows one figure from its source to the page.',
        },
        {
          question: 'I found a mistake. Where do I report it?',
          answer:
            'By email, with the address of the page and the sentence. A confirmed mistake is corrected on the page, whose date changes; if it could have distorted a calculation or a decision, the text says that it was corrected. The [company policy](page:policy#corrections) says how.',
        },
        {
          question: 'Is there a certificate?',
          answer:
            'Yes, a certificate of completion, once every lesson is finished and every quiz passed, during the subscription. It attests work done; it is neither a diploma recognised by the state nor a professional qualification. Its [page](page:certificate) says how to earn it, and [anyone can verify it](page:verifyCertificate).',
        },
      ],
    },
    {
      key: 'signals',
      title: 'Signals',
      items: [
        {
          question: 'What does a signal contain?',
          answer:
            'A direction (buy or sell), an entry price, a take profit, a stop loss, a period of validity and the reasoning. The [Trading signals](page:signals) page shows one, with the risk worked out.',
        },
        {
          question: 'Is a signal investment advice?',
          answer:
            'No. It is the same for every subscriber and takes no account of your situation, your aims or what you can afford to lose. A losing signal is a normal event and gives no right to a refund.',
        },
        {
          question: 'Are signals being sent already?',
          answer: signalsText({
            closed:
              'Not yet: the signals area is not open. The [terms of use and sale](page:terms) say so too. If you do not want to wait for it, choose Training only.',
            open: 'Yes. Their [record](page:signalsRecord) is public, losses included, and anyone can check that it has not been altered. No number of signals is promised: a week without a clear setup is a week without a signal.',
          }),
        },
        {
          question: 'Do you place orders for me?',
          answer: signalsText({
            closed:
              'No. You decide, and you place the order yourself on the exchange of your choice. The automatic execution described on the [signals](page:signals) page is not open; it will need a setting that only you can turn on and off.',
            open: 'No. You decide, and you place the order yourself on the exchange of your choice, or through your own tool, which receives signals if you connect it in your [settings](page:settings). We never hold your keys or your funds, and you can disconnect it whenever you like.',
          }),
        },
      ],
    },
    {
      key: 'security',
      title: 'Security',
      items: [
        {
          question: 'Somebody has written to me in your name. Is it you?',
          answer:
            'We never ask for a recovery phrase, a password, a code received by email, a deposit or remote control of your device, and we never contact you first on a messaging app. A message that does so is not from us: [forward it to us](page:support) without answering it.',
        },
        {
          question: 'Does my money or crypto pass through you?',
          answer:
            'No. We receive the price of the subscription and nothing else, through Stripe. We hold neither funds nor crypto-assets, and no page of this site asks you to connect a wallet.',
        },
        {
          question: 'I think I have been scammed. Can you help?',
          answer:
            'We cannot recover funds, and anyone who promises to for a fee is robbing you a second time. Stop paying, keep the messages and addresses, tell your bank, file a complaint with the police and, in France, report the scam to the AMF, the French financial markets authority, and on cybermalveillance.gouv.fr.',
        },
      ],
    },
    {
      key: 'contact',
      title: 'Appointments, support, market prices',
      items: [
        {
          question: 'How do I book, move or cancel an appointment?',
          answer:
            'On the page [Book an appointment](page:appointment), without an account. An email confirms it, with a file for your calendar and a link to move or cancel it, up to 24 hours before. The call lasts thirty minutes and is free.',
        },
        {
          question: 'I have written to support. What happens next?',
          answer:
            'A ticket number appears, and a copy is sent to you. A person answers by email: subscribers first (those with Training + Signals before the others), then in order of arrival. Write while signed in so that your subscription is recognised: a typed address proves nothing.',
        },
        {
          question: 'Where do the prices shown come from?',
          answer:
            'From CoinGecko, which our server queries at regular intervals for all visitors at once; your browser talks only to us. The [Crypto market](page:market) page gives the time of the figures, and says so when they are old. They are averages across exchanges: the price at which yours fills an order may differ.',
        },
      ],
    },
    {
      key: 'rights',
      title: 'Data and complaints',
      items: [
        {
          question: 'Does the site use cookies?',
          answer:
            'Only one, if you choose English: it opens the site in English when you return. Apart from that, the site writes a few values to your browser’s storage, to keep you signed in or to remember a choice; the [full list](page:privacy#cookies) is published.',
        },
        {
          question: 'What do you keep about me?',
          answer:
            'Without an account: the messages you send us, the appointments you book, a cancellation or withdrawal that you declare, the address you leave to hear when signals open, the hashes used to curb abuse and the technical logs. With one: your name, your email address, your language, your preferences, your progress if you let it be kept and, where it applies, your telephone number, your subscription and the evidence of your order. The [privacy policy](page:privacy) lists each item, why we keep it and for how long.',
        },
        {
          question: 'How do I make a complaint?',
          answer:
            'By email first. The [company policy](page:policy#complaints) says what to give and whom else you can turn to.',
        },
      ],
    },
  ],
};
