/** Sets what makes a run a long one, for this process and all others: imported before any module that reads it. */
export const isLong = process.argv[2] === 'long';
if (isLong) process.env['LONG'] = '1';
