import { differences, sameEnds } from '../../../../domain/labs/address-poisoning.ts';
import { fill } from '../../../../i18n/format.ts';
import { ComparedAddress } from './Address.tsx';
import type { ListedPayment } from './state.ts';
import type { PoisoningTexts } from './words.ts';

interface Props {
  readonly payment: ListedPayment;
  readonly pick: string;
  readonly t: PoisoningTexts;
}

/** The payee's address over the wrong one that was picked, or else over a look-alike of the history. */
export function Comparison({ payment, pick, t }: Props) {
  const isAddress = pick !== 'ask' && pick !== 'book' && pick !== payment.address;
  const fake = payment.lookalikes.find(({ address }) => address === pick) ?? payment.lookalikes[0];
  const other = isAddress ? pick : fake?.address;
  if (other === undefined) return null;
  const differs = differences(payment.address, other);
  const { first, last } = sameEnds(payment.address, other);
  const isFake = payment.lookalikes.some(({ address }) => address === other);
  return (
    <div className="poison-compare">
      <h4>{t.compare}</h4>
      <dl>
        <div>
          <dt>{fill(t.own, { name: t.names[payment.id] })}</dt>
          <dd>
            <ComparedAddress address={payment.address} differs={differs} />
          </dd>
        </div>
        <div>
          <dt>{isFake ? t.fake : t.picked}</dt>
          <dd>
            <ComparedAddress address={other} differs={differs} />
          </dd>
        </div>
      </dl>
      <p>{fill(t.alike, { first, last, different: differs.filter(Boolean).length })}</p>
    </div>
  );
}
