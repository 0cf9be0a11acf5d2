import { fill } from '../../../i18n/format.ts';
import { $arrivals, showArrivals } from '../../../stores/signals/feed-view.ts';
import { useShared } from '../../ui/hooks.ts';
import { nameOf } from './standing.ts';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly t: FeedTexts;
  /** Called when several are shown in the list, with the id of the newest one. */
  readonly onList: (newest: string) => void;
}

/**
 * A notice of new signals over the bottom of the page, so that nothing being read moves. It opens a single one; several
 * are shown in the list, with its filters cleared.
 */
export function Arrivals({ t, onList }: Props) {
  const arrivals = useShared($arrivals, []);
  const [newest] = arrivals;
  if (!newest) return null;
  const n = arrivals.length;
  const show = (): void => {
    showArrivals();
    location.hash = n === 1 ? newest.id : 'list';
    if (n > 1) onList(newest.id);
  };
  return (
    <div className="feed-arrivals">
      <p>
        <b>{fill(n === 1 ? t.list.arrived.one : t.list.arrived.other, { n })}</b>{' '}
        {n === 1 && nameOf(t, newest)}
      </p>
      <button type="button" className="btn btn-small btn-primary" onClick={show}>
        {t.list.show}
      </button>
    </div>
  );
}
