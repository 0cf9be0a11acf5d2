/** The error texts of each feature, in each language. */
import * as enBooking from '../../../src/i18n/en/booking/form.ts';
import * as enCertificate from '../../../src/i18n/en/course/certificate-member.ts';
import * as enVerify from '../../../src/i18n/en/course/verify-results.ts';
import * as enContract from '../../../src/i18n/en/contract/steps.ts';
import * as enDesk from '../../../src/i18n/en/desk/desk.ts';
import * as enDialogs from '../../../src/i18n/en/auth/dialogs.ts';
import * as enNotice from '../../../src/i18n/en/signals/notice.ts';
import * as enWebhooks from '../../../src/i18n/en/signals/webhooks.ts';
import * as enQuiz from '../../../src/i18n/en/course/quiz.ts';
import * as enReview from '../../../src/i18n/en/course/review.ts';
import * as enReading from '../../../src/i18n/en/site/reading.ts';
import * as enSettings from '../../../src/i18n/en/account/settings-account.ts';
import * as enSupport from '../../../src/i18n/en/support/steps.ts';
import * as frBooking from '../../../src/i18n/fr/booking/form.ts';
import * as frCertificate from '../../../src/i18n/fr/course/certificate-member.ts';
import * as frVerify from '../../../src/i18n/fr/course/verify-results.ts';
import * as frContract from '../../../src/i18n/fr/contract/steps.ts';
import * as frDesk from '../../../src/i18n/fr/desk/desk.ts';
import * as frDialogs from '../../../src/i18n/fr/auth/dialogs.ts';
import * as frNotice from '../../../src/i18n/fr/signals/notice.ts';
import * as frWebhooks from '../../../src/i18n/fr/signals/webhooks.ts';
import * as frQuiz from '../../../src/i18n/fr/course/quiz.ts';
import * as frReview from '../../../src/i18n/fr/course/review.ts';
import * as frReading from '../../../src/i18n/fr/site/reading.ts';
import * as frSettings from '../../../src/i18n/fr/account/settings-account.ts';
import * as frSupport from '../../../src/i18n/fr/support/steps.ts';

export const errorTables = {
  'signing in': { fr: frDialogs.auth.errors, en: enDialogs.auth.errors },
  checkout: { fr: frDialogs.checkout.errors, en: enDialogs.checkout.errors },
  booking: { fr: frBooking.appointmentBook.errors, en: enBooking.appointmentBook.errors },
  'ending a contract': { fr: frContract.contractSteps.errors, en: enContract.contractSteps.errors },
  support: { fr: frSupport.supportSteps.errors, en: enSupport.supportSteps.errors },
  'signals notice': { fr: frNotice.signalsNotice.errors, en: enNotice.signalsNotice.errors },
  webhooks: { fr: frWebhooks.signalWebhooks.errors, en: enWebhooks.signalWebhooks.errors },
  desk: { fr: frDesk.desk.errors, en: enDesk.desk.errors },
  quiz: { fr: frQuiz.quiz.errors, en: enQuiz.quiz.errors },
  certificate: {
    fr: frCertificate.certificateMember.errors,
    en: enCertificate.certificateMember.errors,
  },
  verifyCertificate: { fr: frVerify.verifyResults.errors, en: enVerify.verifyResults.errors },
  review: { fr: frReview.review.errors, en: enReview.review.errors },
  settings: { fr: frSettings.errors, en: enSettings.errors },
} as const;

/** Part of every lesson page, so they have only the codes that readers can do something about. */
export const lessonTables = {
  lesson: { fr: frReading.paywall.errors, en: enReading.paywall.errors },
} as const;
