/** Notes on passages of lessons, in the lesson and on the page that brings them together. */
import type { notes as French } from '../../fr/course/notes.ts';

export const notes: typeof French = {
  add: 'Add a note',
  addHint: 'Passage selected: the “Add a note” button comes next on the page.',
  addToSection: 'Add a note to this section',
  note: 'My note',
  edit: 'Edit',
  delete: 'Delete',
  which: ', note of {date}',
  passageOnly: 'Passage kept, without a note.',
  otherLang: { fr: 'passage read in French', en: 'passage read in English' },
  saved: 'Note saved.',
  deleted: 'Note deleted.',
  undo: 'Undo',
  restored: 'Note restored.',
  field: 'Your note',
  hint: 'Only you can read it. Leave it empty to keep only the passage.',
  left: { one: '{n} character left', other: '{n} characters left' },
  save: 'Save',
  cancel: 'Cancel',
  statuses: {
    sending: 'Saving…',
    waiting:
      'Not in your account yet: kept in this browser, and sent as soon as the connection is back.',
    here: 'Not in your account yet, and this browser keeps nothing: do not close this page.',
    full: 'You have 500 notes, the most there can be. This one stays in this browser for thirty days: delete another to make room for it.',
    rejected:
      'Your account did not accept this note. It stays in this browser for thirty days: copy it elsewhere if you want to keep it.',
  },
  replaced:
    'This note was edited later in another window or on another device, and that text has been kept. Yours was:',
  useMine: 'Use mine',
  leave: 'Leave it',
  failed: 'Your notes could not be loaded. None is lost.',
  retry: 'Try again',
  list: {
    loading: 'Loading your notes…',
    search: 'Search your notes',
    count: { one: '{n} note', other: '{n} notes' },
    found: { one: '{n} note found', other: '{n} notes found' },
    none: 'No note contains these words.',
    lesson: 'Lesson {n}: {title}',
    open: 'Open the passage',
    openOf: ', {lesson}',
    edited: 'edited {date}',
    empty: 'You have no notes yet.',
    emptyHow:
      'In an open lesson, select a passage: an “Add a note” button appears beside it. If you use a keyboard, you will find a button after each section heading, “Add a note to this section”.',
    firstLesson: 'Open the first lesson',
    download: 'Download as Markdown',
    file: 'my-notes-{day}.md',
    print: 'Print',
    all: 'All notes',
    title: 'My notes',
  },
};
