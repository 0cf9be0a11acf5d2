/** Characters of the certificate's font: those of Figtree’s files for Latin and extended Latin. */

const latin =
  '\\x20-\\x7E\\xA0-\\xAC\\xAE-\\xFF\\u0131\\u0152\\u0153\\u02C6\\u02DA\\u02DC\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E\\u2022\\u2026\\u2039\\u203A\\u2044\\u20AC\\u2122';
const extended =
  '\\u0100-\\u0113\\u0116-\\u0127\\u012A\\u012B\\u012E-\\u0130\\u0132-\\u0137\\u0139-\\u013E\\u0141-\\u0148\\u014A-\\u014D\\u0150\\u0151\\u0154-\\u0161\\u0164\\u0165\\u016A-\\u017E\\u0218-\\u021B\\u1E80-\\u1E85\\u1E9E\\u1EF2\\u1EF3';

const inLatin = new RegExp(`^[${latin}]*$`);
const inBoth = new RegExp(`^[${latin}${extended}]*$`);

/** Font files that a text needs: `latin`, both (`extended`), or `none` if the font lacks one of its characters. */
export function faceOf(text: string): 'latin' | 'extended' | 'none' {
  if (inLatin.test(text)) return 'latin';
  return inBoth.test(text) ? 'extended' : 'none';
}

/** Splits a text where it changes from one font file to the other. */
export function faceRuns(
  text: string,
): readonly { readonly text: string; readonly face: 'latin' | 'extended' }[] {
  const runs: { text: string; face: 'latin' | 'extended' }[] = [];
  for (const letter of text) {
    const face = inLatin.test(letter) ? 'latin' : 'extended';
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ text: letter, face });
  }
  return runs;
}
