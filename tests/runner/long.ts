/** Sets LONG for this process and its children in a long run. Import it before any module that reads LONG. */
export const isLong = process.argv[2] === 'long';
if (isLong) process.env['LONG'] = '1';
