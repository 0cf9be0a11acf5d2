/** The page that does not exist: the address asked for becomes the question in its search field. */
import { lostWords } from '../../domain/search/words-from-path.ts';

const field = document.querySelector<HTMLInputElement>('#lost-words');
if (field && !field.value) field.value = lostWords(location.pathname);
