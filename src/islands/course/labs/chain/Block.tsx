import { useId } from 'react';
import { hasZeros, type BlockState, type ToyBlock } from '../../../../domain/labs/chain.ts';
import { fill } from '../../../../i18n/format.ts';
import type { chainLab } from '../../../../i18n/fr/course/labs/chain.ts';

interface Props {
  /** Number of the block, from 1. */
  readonly at: number;
  readonly block: ToyBlock;
  readonly hash: string;
  /** What it should have copied; none for block 1. */
  readonly before: string | undefined;
  readonly state: BlockState;
  readonly zeros: number;
  readonly t: typeof chainLab;
  /** Attempts so far, while it is being mined. */
  readonly mining: string | undefined;
  readonly onEdit: (change: Partial<ToyBlock>) => void;
  readonly onMine: () => void;
}

const shapes: Readonly<Record<BlockState, string>> = {
  accepted: 'M3 8.5l3.5 3.5L13 4.5',
  'wrong-hash': 'M4 4l8 8m0-8l-8 8',
  'broken-link': 'M4 4l8 8m0-8l-8 8',
  'on-hold': 'M3 8h10',
};

/**
 * One block: its fields, a node's verdict on it, and the buttons that repair it. These are `aria-disabled` once they have
 * done it, so that they keep the focus.
 */
export function Block({ at, block, hash, before, state, zeros, t, mining, ...on }: Props) {
  const id = useId();
  const isBroken = before !== undefined && block.previous !== before;
  const isMined = mining === undefined && hasZeros(hash, zeros);
  const reason = fill(t.reasons[state], {
    zeros,
    copied: block.previous,
    before: at - 1,
    hash: before ?? '',
  });
  return (
    <div className="chain-block" data-state={state} role="group" aria-labelledby={id}>
      <div className="chain-head">
        <h4 id={id}>{fill(t.block, { n: at })}</h4>
        <span className="chain-state">
          <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
            <path d={shapes[state]} />
          </svg>
          {t.states[state]}
        </span>
      </div>
      <dl>
        <dt>{t.previous}</dt>
        <dd className={isBroken ? 'chain-wrong' : undefined}>
          <code>{block.previous}</code>
        </dd>
      </dl>
      <label htmlFor={`${id}-data`}>{t.data}</label>
      <input
        id={`${id}-data`}
        value={block.data}
        maxLength={24}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => on.onEdit({ data: target.value })}
      />
      <label htmlFor={`${id}-nonce`}>{t.nonce}</label>
      <input
        id={`${id}-nonce`}
        value={block.nonce}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) =>
          on.onEdit({ nonce: Number(target.value.replace(/\D/g, '').slice(0, 9)) })
        }
      />
      <p className="chain-reason">{reason}</p>
      <div className="chain-actions">
        {at > 1 && (
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isBroken ? undefined : true}
            onClick={() => {
              if (isBroken) on.onEdit({ previous: before });
            }}
          >
            {t.copy}
          </button>
        )}
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={isMined ? true : undefined}
          onClick={() => {
            if (!isMined) on.onMine();
          }}
        >
          {mining === undefined ? (
            fill(t.mine, { n: at })
          ) : (
            <>
              {t.stop} <span aria-hidden="true">{fill(t.stopAt, { n: mining })}</span>
            </>
          )}
        </button>
      </div>
      <dl className="chain-hash">
        <dt>{t.hash}</dt>
        <dd>
          <code>
            <b>{hash.slice(0, 8)}</b>
            {hash && `${hash.slice(8, 16)}…`}
          </code>
        </dd>
      </dl>
    </div>
  );
}

/** The arrow from a block's hash to the copy in the next one; crossed out where they differ. */
export function Link({ broken }: { readonly broken: boolean }) {
  return (
    <div className="chain-link" data-broken={broken ? '' : undefined} aria-hidden="true">
      <svg className="chain-across" viewBox="0 0 40 100" preserveAspectRatio="none">
        <path d="M0 93H20V19H34" />
      </svg>
      <svg className="chain-arrow" viewBox="0 0 14 12" width="14" height="12">
        <path d="M0 0l14 6-14 6z" />
      </svg>
      {broken && (
        <svg className="chain-cross" viewBox="0 0 26 26" width="26" height="26">
          <circle cx="13" cy="13" r="11.5" />
          <path d="M8 10h10M8 16h10M16 6l-6 14" />
        </svg>
      )}
    </div>
  );
}
