import type * as Live from '../../i18n/fr/market/live.ts';
import type * as Panel from '../../i18n/fr/market/panel.ts';
import { textsLoader } from '../../i18n/load.ts';

/** Fetches the texts of the live table. */
export const loadLiveTexts = textsLoader(
  import.meta.glob<typeof Live>('../../i18n/*/market/live.ts'),
);

/** Fetches the texts of the panel. */
export const loadPanelTexts = textsLoader(
  import.meta.glob<typeof Panel>('../../i18n/*/market/panel.ts'),
);
