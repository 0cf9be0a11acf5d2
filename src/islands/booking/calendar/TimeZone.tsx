/** The time zone of the displayed hours; its 400 options are added when the list is reached. */
import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { cityOf } from '../../../i18n/cities.ts';
import type { appointmentBook } from '../../../i18n/fr/booking/form.ts';
import { localeOf } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $bookingDraft, saveDraft } from '../../../stores/booking/draft.ts';
import { useShared } from '../../ui/hooks.ts';
import { officeZone } from '../format-dates.ts';

/**
 * The browser's time zone, if `Intl` knows its name. Formatters of other languages than the page's
 * would cost a phone another 10 ms each.
 */
function ownZone(lang: Lang): string {
  const { timeZone } = new Intl.DateTimeFormat(localeOf(lang)).resolvedOptions();
  return isZone(lang, timeZone) ? timeZone : officeZone;
}

/** The zone chosen by hand, or else the browser's. */
export function useZone(lang: Lang): string {
  const { zone } = useShared($bookingDraft, {});
  return useMemo(
    () => (zone !== undefined && isZone(lang, zone) ? zone : ownZone(lang)),
    [lang, zone],
  );
}

function isZone(lang: Lang, zone: string): boolean {
  try {
    new Intl.DateTimeFormat(localeOf(lang), { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

interface Props {
  readonly lang: Lang;
  readonly t: Pick<typeof appointmentBook, 'zone' | 'regions'>;
  readonly zone: string;
  /** Whether its local times equal those of Paris, for the offered slots. */
  readonly same: boolean;
}

export function Zone({ lang, t, zone, same }: Props) {
  const id = useId();
  const [changed, setChanged] = useState(false);
  const [reached, setReached] = useState(false);
  const groups = useMemo(() => (reached ? zonesByRegion(lang, t) : []), [reached, lang, t]);
  const own = useMemo(() => ownZone(lang), [lang]);
  const near = [...new Set([own, zone, officeZone])];
  // Before the browser opens the list, which it does on the same event.
  const reach = () => flushSync(() => setReached(true));
  // A browser may list both the old and the new name of a city.
  const cityNames = new Set(near.map((one) => cityOf(lang, one)));
  return (
    <div className="zone">
      <label>
        <span>{t.zone.label}</span>
        <select
          value={zone}
          aria-describedby={zone === officeZone ? undefined : id}
          onFocus={reach}
          onPointerEnter={reach}
          onPointerDown={reach}
          onChange={({ target }) => {
            setChanged(true);
            saveDraft({ zone: target.value });
          }}
        >
          <optgroup label={t.zone.near}>
            {near.map((one) => (
              <option key={one} value={one}>
                {cityOf(lang, one)}
              </option>
            ))}
          </optgroup>
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones
                .filter((one) => !cityNames.has(one.city))
                .map((one) => (
                  <option key={one.zone} value={one.zone}>
                    {one.city}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {zone !== officeZone && (
        <p className="hint" id={id}>
          {same ? t.zone.same : t.zone.differs}
        </p>
      )}
      <p className="sr-only" role="status">
        {changed && `${t.zone.label} ${cityOf(lang, zone)}`}
      </p>
    </div>
  );
}

function zonesByRegion(lang: Lang, t: Props['t']) {
  const regions: Readonly<Record<string, string>> = t.regions;
  const groups = new Map<string, { zone: string; city: string }[]>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const region = regions[zone.split('/')[0] ?? ''] ?? t.regions.other;
    groups.set(region, [...(groups.get(region) ?? []), { zone, city: cityOf(lang, zone) }]);
  }
  const { compare } = new Intl.Collator(lang);
  return [...groups]
    .map(([region, zones]) => ({
      region,
      zones: zones.toSorted((a, b) => compare(a.city, b.city)),
    }))
    .sort((a, b) => compare(a.region, b.region));
}
