/** All texts of a page, by language. For pages and components; islands get the part they use. */
import * as enAppointment from './en/booking/page.ts';
import * as enCheckout from './en/checkout/checkout.ts';
import * as enCompany from './en/site/company.ts';
import * as enContract from './en/contract/contract.ts';
import * as enCourse from './en/course/course.ts';
import * as enFaq from './en/site/faq.ts';
import * as enFurniture from './en/site/footer.ts';
import * as enHome from './en/site/home.ts';
import * as enMarket from './en/market/market.ts';
import * as enMarketLive from './en/market/live.ts';
import * as enMembers from './en/account/members.ts';
import * as enPages from './en/site/pages.ts';
import * as enPlans from './en/billing/plans.ts';
import * as enProgress from './en/course/progress.ts';
import * as enReading from './en/site/reading.ts';
import * as enSearch from './en/search/search.ts';
import * as enSeo from './en/site/seo.ts';
import * as enSettings from './en/account/settings.ts';
import * as enShell from './en/site/shell.ts';
import * as enSignals from './en/signals/signals.ts';
import * as enSolutions from './en/billing/solutions.ts';
import * as enSupport from './en/support/support.ts';
import * as enTraining from './en/course/training.ts';
import * as enWaysIn from './en/auth/pages.ts';
import * as frAppointment from './fr/booking/page.ts';
import * as frCheckout from './fr/checkout/checkout.ts';
import * as frCompany from './fr/site/company.ts';
import * as frContract from './fr/contract/contract.ts';
import * as frCourse from './fr/course/course.ts';
import * as frFaq from './fr/site/faq.ts';
import * as frFurniture from './fr/site/footer.ts';
import * as frHome from './fr/site/home.ts';
import * as frMarket from './fr/market/market.ts';
import * as frMarketLive from './fr/market/live.ts';
import * as frMembers from './fr/account/members.ts';
import * as frPages from './fr/site/pages.ts';
import * as frPlans from './fr/billing/plans.ts';
import * as frProgress from './fr/course/progress.ts';
import * as frReading from './fr/site/reading.ts';
import * as frSearch from './fr/search/search.ts';
import * as frSeo from './fr/site/seo.ts';
import * as frSettings from './fr/account/settings.ts';
import * as frShell from './fr/site/shell.ts';
import * as frSignals from './fr/signals/signals.ts';
import * as frSolutions from './fr/billing/solutions.ts';
import * as frSupport from './fr/support/support.ts';
import * as frTraining from './fr/course/training.ts';
import * as frWaysIn from './fr/auth/pages.ts';
import type { Lang } from './locales.ts';

const fr = {
  ...frAppointment,
  ...frCheckout,
  ...frCompany,
  ...frContract,
  ...frCourse,
  ...frFaq,
  ...frFurniture,
  ...frHome,
  ...frMarket,
  ...frMarketLive,
  ...frMembers,
  ...frPages,
  ...frPlans,
  ...frProgress,
  ...frReading,
  ...frSearch,
  ...frSeo,
  ...frSettings,
  ...frShell,
  ...frSignals,
  ...frSolutions,
  ...frSupport,
  ...frTraining,
  ...frWaysIn,
};
const en: typeof fr = {
  ...enAppointment,
  ...enCheckout,
  ...enCompany,
  ...enContract,
  ...enCourse,
  ...enFaq,
  ...enFurniture,
  ...enHome,
  ...enMarket,
  ...enMarketLive,
  ...enMembers,
  ...enPages,
  ...enPlans,
  ...enProgress,
  ...enReading,
  ...enSearch,
  ...enSeo,
  ...enSettings,
  ...enShell,
  ...enSignals,
  ...enSolutions,
  ...enSupport,
  ...enTraining,
  ...enWaysIn,
};

/** The texts of a language. A text missing in one of the two is a compile error. */
export function texts(lang: Lang): typeof fr {
  return lang === 'fr' ? fr : en;
}
