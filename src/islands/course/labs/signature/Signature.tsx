import { useId } from 'react';
import { toHex } from '../../../../domain/labs/hash.ts';
import type { signatureLab } from '../../../../i18n/fr/course/labs/signature.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { LabFrame } from '../kit/LabFrame.tsx';
import { Say } from '../kit/Results.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { useLab } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './signature.css?url&no-inline';
import { initialSignature, signatureTrials, textsOf, type SignatureState } from './state.ts';
import { useSigning, useVerified } from './use-signature.ts';

const loadTexts = textsLoader(
  import.meta.glob<typeof signatureLab>('../../../../i18n/*/course/labs/signature.ts', {
    import: 'signatureLab',
  }),
);

export default function Signature({ page, lang }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const key = `${page}/signature`;
  const { state, done, reset, ...lab } = useLab(key, initialSignature, signatureTrials);
  const signing = useSigning();
  // The signature and its keys do not survive a reload as the state does.
  const signed = signing.signature ? state.signed : 0;
  const change = (values: Partial<SignatureState>) => lab.change({ signed, ...values });
  const { order, received } = textsOf(state, t.defaultOrder);
  const isMia = state.signer === 'mia';
  const verified = useVerified(signing.keys[isMia ? 1 : 0], received, signing.signature);
  const result = verified === undefined ? 'none' : verified ? 'valid' : 'invalid';
  const said =
    verified === undefined
      ? t.say.none
      : verified
        ? t.say.valid
        : isMia
          ? t.say.other
          : t.say.altered;
  const hex = signing.signature ? toHex(signing.signature) : '';

  const receive = (text: string) => ({ received: text, isAltered: text !== order });
  const signOrder = (sent = order): void => {
    void signing
      .sign(order)
      .then(() => change({ signed: signed + 1, ...receive(sent), signer: 'ana' }));
  };
  const edit = (text: string): void => {
    signing.forget();
    change({ order: text, isTyped: true, isAltered: false, signed: 0 });
  };

  return (
    <LabFrame
      title={t.title}
      t={kit}
      onReset={() => {
        signing.forget();
        reset();
      }}
    >
      <StyleSheet href={styles} />
      <div className="sign-bench">
        <div className="sign-side">
          <Key label={t.keys} />
          <dl className="sign-keys">
            <dt>{t.secretKey}</dt>
            <dd>{t.secretText}</dd>
            <dt>{t.publicKey}</dt>
            <dd>
              <Hex hex={signing.ana} digits={32} />
            </dd>
          </dl>
          <TextInput label={t.order} value={order} onChange={edit} />
          <button type="button" className="btn btn-small btn-primary" onClick={() => signOrder()}>
            {t.sign}
          </button>
        </div>
        <div className="sign-side sign-network" data-state={result}>
          <TextInput
            label={t.received}
            value={received}
            onChange={(text) => change(receive(text))}
          />
          <p className="sign-label">{t.signature}</p>
          <p className="sign-hex">{hex ? <Hex hex={hex} digits={128} /> : t.unsigned}</p>
          <Choice
            legend={t.checkWith}
            options={[
              { value: 'ana', label: t.ana },
              { value: 'mia', label: t.mia },
            ]}
            value={state.signer}
            onChange={(signer) => change({ signer })}
          />
          <p className="sign-state">
            <svg viewBox="0 0 22 22" width="26" height="26" aria-hidden="true">
              <circle cx="11" cy="11" r="9.5" />
              <path
                d={
                  {
                    none: 'M7 11h8',
                    valid: 'M6.8 11.4l2.9 2.9 5.5-6',
                    invalid: 'M7.5 7.5l7 7m0-7l-7 7',
                  }[result]
                }
              />
            </svg>
            {t.states[result]}
          </p>
        </div>
      </div>
      <Say text={said} tone={result === 'none' ? undefined : verified ? 'good' : 'bad'}>
        {t.formula}
      </Say>
      <Trials
        t={kit}
        done={done}
        trials={[
          {
            name: 'altered',
            ...t.trials.altered,
            set: () => signOrder(order === t.defaultOrder ? t.forgedOrder : `${order}0`),
          },
          {
            name: 'other',
            ...t.trials.other,
            set: signing.signature ? () => change({ signer: 'mia', isAltered: false }) : undefined,
          },
          { name: 'again', ...t.trials.again, set: () => signOrder() },
        ]}
      />
    </LabFrame>
  );
}

function Key({ label }: { readonly label: string }) {
  return (
    <h4 className="sign-name">
      <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
        <circle cx="6" cy="8" r="4.5" />
        <path d="M10.500 8H22M17 8v4M21 8v3" />
      </svg>
      {label}
    </h4>
  );
}

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function TextInput({ label, value, onChange }: TextInputProps) {
  const id = useId();
  return (
    <div className="sign-text">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Hexadecimal digits in groups of eight; a longer number is cut. */
function Hex({ hex, digits }: { readonly hex: string; readonly digits: number }) {
  const groups = hex.slice(0, digits).match(/.{1,8}/g) ?? [];
  return <code>{groups.join(' ') + (hex.length > digits ? '…' : '')}</code>;
}
