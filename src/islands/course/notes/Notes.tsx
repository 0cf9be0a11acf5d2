import { useMemo, useState } from 'react';
import type { LessonNote } from '../../../domain/course/notes.ts';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { deleteNote, editNote, notesOf, type ShownNote } from '../../../stores/course/notes.ts';
import { useShared } from '../../ui/hooks.ts';
import { blocksOf } from '../reading/blocks.ts';
import { Deleted } from './Deleted.tsx';
import { NoteCard } from './NoteCard.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NotesFailed } from './NotesFailed.tsx';
import { NoteSlot } from './NoteSlot.tsx';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './notes.css?url';
import { isHeading, quoteOfRange, type Passage } from './passage.ts';
import { PassageButton } from './PassageButton.tsx';
import { useNoteTexts } from './texts.ts';
import { useMargin } from './use-margin.ts';
import { useMarks } from './use-marks.ts';
import { useNoteForm } from './use-note-form.ts';
import { focusBlock, useNoteLink } from './use-note-link.ts';
import { usePassage } from './use-passage.ts';
import { usePlaces } from './use-places.ts';
import { useSettled } from './use-settled.ts';

interface Props {
  readonly lang: Lang;
  /** Language of the lesson. */
  readonly textLang: Lang;
  readonly lesson: LessonKey;
  /** Contains the lesson's HTML. */
  readonly root: HTMLElement;
}

const none: readonly ShownNote[] = [];

/** The reader's notes in an opened lesson: written from a selection or a heading, marked and shown beside the text. */
export default function Notes({ lang, textLang, lesson, root }: Props) {
  const t = useNoteTexts(lang);
  const blocks = useMemo(() => blocksOf(root), [root]);
  const { $notes, refresh } = useMemo(() => notesOf({ lesson }), [lesson]);
  const state = useShared($notes, { type: 'loading' });
  const notes = state.type === 'loading' ? none : state.notes;
  const placed = usePlaces(blocks, notes);
  const places = useMemo(() => placed.map(({ place }) => place), [placed]);
  const noted = useMemo(() => [...new Set(places.map(({ block }) => block))], [places]);
  const { input, edited, isWaiting, open, change, save } = useNoteForm({
    ...{ lesson, textLang, notes },
    blocks: blocks.length,
    isKnown: state.type === 'known',
  });
  const [settled, settle] = useSettled(blocks, noted, input?.passage.block);
  const [deleted, setDeleted] = useState<{ readonly note: LessonNote; readonly block: number }>();
  const [said, setSaid] = useState('');
  const [written, setWritten] = useState<string>();
  const passage = usePassage(root, blocks);
  useMarks(blocks, places);
  useMargin(root);
  useNoteLink(blocks, placed);

  const openBlock = isWaiting && state.type === 'loading' ? undefined : input?.passage.block;
  const write = (passage: Passage, note?: ShownNote): void => {
    settle(passage.block);
    setSaid('');
    open(passage, note);
  };
  const cancel = (): void => {
    change(undefined);
    if (edited) setWritten(edited.id);
    else focusBlock(blocks[openBlock ?? -1]);
  };
  const remove = (note: ShownNote, block: number): void => {
    deleteNote(note);
    setDeleted({ note, block });
    setSaid(t.deleted);
  };
  const undo = ({ note }: { readonly note: LessonNote }): void => {
    editNote(note, note.text);
    setDeleted(undefined);
    setWritten(note.id);
    setSaid(t.restored);
  };

  const form = input && (
    <NoteForm
      key="form"
      {...{ lang, t }}
      quote={input.passage.quote}
      text={input.text}
      takesFocus={!input.isKept}
      onChange={(text) => change({ ...input, text })}
      onSave={() => {
        // Saved before the account's notes are read, it would be written a second time.
        if (isWaiting) {
          void refresh();
          return;
        }
        setWritten(save(input));
        setSaid(t.saved);
      }}
      onCancel={cancel}
    />
  );

  return (
    <>
      <StyleSheet href={styles} />
      <p className="sr-only" role="status">
        {passage && !input ? t.addHint : said}
      </p>
      {state.type === 'failed' && (
        <div className="note-failed">
          <NotesFailed t={t} refresh={refresh} />
        </div>
      )}
      {blocks.map((block, index) => {
        const here = placed.filter(({ place }) => place.block === index);
        const isOpen = openBlock === index;
        const isPicked = passage?.block === index && !input;
        const isDeleted = deleted?.block === index;
        const hasStack = here.length > 0 || isOpen || isDeleted;
        if (!hasStack && !isPicked && !isHeading(block)) return null;
        return (
          <NoteSlot key={index} after={block}>
            {isPicked && <PassageButton t={t} passage={passage} onPress={() => write(passage)} />}
            {isHeading(block) && !input && (
              <button
                type="button"
                className="note-add"
                onClick={() => write(headingOf(block, index))}
              >
                {t.addToSection}
              </button>
            )}
            {hasStack && (
              <div className="note-stack" data-later={settled.has(index) ? undefined : ''}>
                {here.map(({ note, place }) =>
                  note === edited ? (
                    form
                  ) : (
                    <NoteCard
                      key={note.id}
                      {...{ lang, t, note }}
                      isMarked={place.range !== undefined}
                      isNew={note.id === written}
                      onEdit={
                        input ? undefined : () => write({ block: index, quote: note.quote }, note)
                      }
                      onDelete={() => remove(note, index)}
                    />
                  ),
                )}
                {isDeleted && <Deleted key={deleted.note.id} t={t} onUndo={() => undo(deleted)} />}
                {isOpen && !edited && form}
              </div>
            )}
          </NoteSlot>
        );
      })}
    </>
  );
}

function headingOf(heading: HTMLElement, block: number): Passage {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return { block, quote: quoteOfRange(heading, range) };
}
