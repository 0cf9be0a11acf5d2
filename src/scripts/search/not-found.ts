/** Not-found page: prefills its search field with the words of the path. */
import { wordsFromPath } from '../../domain/search/words-from-path.ts';

const field = document.querySelector<HTMLInputElement>('#lost-words');
if (field && !field.value) field.value = wordsFromPath(location.pathname);
