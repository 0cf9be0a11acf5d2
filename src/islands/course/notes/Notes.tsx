import { useMemo, useState } from 'react';
import type { LessonNote } from '../../../domain/course/notes.ts';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Lang } from '../../../i18n/locales.ts';
import {
  addNote,
  deleteNote,
  editNote,
  notesOf,
  type ShownNote,
} from '../../../stores/course/notes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import { blocksOf } from '../reading/blocks.ts';
import { Deleted } from './Deleted.tsx';
import { NoteCard } from './NoteCard.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteSlot } from './NoteSlot.tsx';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './notes.css?url';
import { isHeading, quoteOfRange, type Passage } from './passage.ts';
import { PassageButton } from './PassageButton.tsx';
import { useNoteTexts } from './texts.ts';
import { focusBlock, useBlockLink } from './use-block-link.ts';
import { useMargin } from './use-margin.ts';
import { useMarks } from './use-marks.ts';
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

/** The form that is open: for a passage, or for a note. */
type Open = { readonly passage: Passage } | { readonly note: ShownNote; readonly block: number };

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
  const [settled, settle] = useSettled(blocks, noted);
  const [open, setOpen] = useState<Open>();
  const [deleted, setDeleted] = useState<{ readonly note: LessonNote; readonly block: number }>();
  const [said, setSaid] = useState('');
  const [written, setWritten] = useState<string>();
  const passage = usePassage(root, blocks);
  useMarks(blocks, places);
  useMargin(root);
  useBlockLink(blocks);

  // A note that is being edited stays when it is deleted elsewhere: saving writes it again.
  const edited = open && 'note' in open ? open : undefined;
  const isLost = edited !== undefined && !notes.some(({ id }) => id === edited.note.id);
  const shown = isLost
    ? [...placed, { note: edited.note, place: { block: edited.block, range: undefined } }]
    : placed;
  const openBlock = open && ('note' in open ? open.block : open.passage.block);
  const write = (next: Open): void => {
    settle('note' in next ? next.block : next.passage.block);
    setSaid('');
    setOpen(next);
  };
  const save = (text: string): void => {
    if (!open) return;
    setWritten(
      'note' in open ? open.note.id : addNote({ ...open.passage, lesson, lang: textLang }, text),
    );
    if ('note' in open && text.trim() !== open.note.text) editNote(open.note, text);
    setOpen(undefined);
    setSaid(t.saved);
  };
  const cancel = (): void => {
    setOpen(undefined);
    if (open && 'note' in open) setWritten(open.note.id);
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

  return (
    <>
      <StyleSheet href={styles} />
      <p className="sr-only" role="status">
        {passage && !open ? t.addHint : said}
      </p>
      {state.type === 'failed' && (
        <div className="note-failed">
          <Alert>
            {t.failed}{' '}
            <button type="button" className="link" onClick={() => void refresh()}>
              {t.retry}
            </button>
          </Alert>
        </div>
      )}
      {blocks.map((block, index) => {
        const here = shown.filter(({ place }) => place.block === index);
        const isOpen = openBlock === index;
        const isPicked = passage?.block === index && !open;
        const isDeleted = deleted?.block === index;
        const hasStack = here.length > 0 || isOpen || isDeleted;
        if (!hasStack && !isPicked && !isHeading(block)) return null;
        return (
          <NoteSlot key={index} after={block}>
            {isPicked && (
              <PassageButton t={t} passage={passage} onPress={() => write({ passage })} />
            )}
            {isHeading(block) && !open && (
              <button
                type="button"
                className="note-add"
                onClick={() => write({ passage: headingOf(block, index) })}
              >
                {t.addToSection}
              </button>
            )}
            {hasStack && (
              <div className="note-stack" data-later={settled.has(index) ? undefined : ''}>
                {here.map(({ note, place }) =>
                  open && 'note' in open && open.note.id === note.id ? (
                    <NoteForm
                      key={note.id}
                      {...{ lang, t }}
                      {...note}
                      onSave={save}
                      onCancel={cancel}
                    />
                  ) : (
                    <NoteCard
                      key={note.id}
                      {...{ lang, t, note }}
                      isMarked={place.range !== undefined}
                      isNew={note.id === written}
                      onEdit={open ? undefined : () => write({ note, block: index })}
                      onDelete={() => remove(note, index)}
                    />
                  ),
                )}
                {isDeleted && <Deleted key={deleted.note.id} t={t} onUndo={() => undo(deleted)} />}
                {isOpen && open && 'passage' in open && (
                  <NoteForm
                    {...{ lang, t }}
                    quote={open.passage.quote}
                    text=""
                    onSave={save}
                    onCancel={cancel}
                  />
                )}
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
