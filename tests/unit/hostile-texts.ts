/** What somebody may type, or send, into any field: at least 200 texts that try to run, break or deceive. */

const runs = [
  "' or '1'='1",
  "'; drop table profiles; --",
  "Robert'); DROP TABLE students;--",
  '1; select pg_sleep(10)',
  '$$; delete from auth.users; $$',
  "\\'; delete from profiles; --",
  "') union select encrypted_password from auth.users --",
  '{"$ne":null}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  "javascript:alert('x')",
  '</title><script>alert(1)</script>',
  '<!--',
  ']]>',
  '&lt;b&gt;&#60;b&#62;',
  '{{ .TokenHash }}',
  '{{ if eq .Data.language "en" }}',
  '{{ range .Data }}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '$(id)',
  '`id`',
  '| cat /etc/passwd',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00%0a%0d%2e%2e%2f',
  '=HYPERLINK("https://evil.example","x")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
] as const;

const headers = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '%0d%0a', '\\r\\n'].flatMap(
  (end) => [
    `Ada${end}Bcc: all@evil.example`,
    `Ada${end}Subject: free coins`,
    `Ada${end}${end}<b>body</b>`,
    `a@b.example${end}To: c@evil.example`,
  ],
);

/** Characters that show nothing, turn the text around them, or end it. */
const marks = [
  ...['\u0000', '\u0001', '\u0007', '\u0008', '\u001b[31m', '\u007f', '\u009b', '\u00ad'],
  ...['\u061c', '\u200b', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202d', '\u202e'],
  ...['\u2060', '\u2066', '\u2067', '\u2068', '\u2069', '\ufeff', '\ufffd', '\uffff', '\ud800'],
  ...['\udfff', '\u{e0041}', '\u{10ffff}'],
].flatMap((mark) => [mark, `Ada${mark}Lovelace`, `ada${mark}@b.example`]);

const lookalikes = [
  'Аpple',
  'раураl@example.test',
  'ａｄａ＠ｂ．ｅｘａｍｐｌｅ',
  'ada@exаmple.test',
  'ADA@EXAMPLE.TEST\u0301',
  'ı@example.test',
  'ß@example.test',
  'K@example.test',
  'ﬁn@example.test',
  'Z̸̨̧̛̰̹a̷l̵g̶o̴',
  'e\u0301'.repeat(60),
  '\u0301'.repeat(500),
  '👩🏽‍🚀🏳️‍🌈',
  '🇫🇷'.repeat(60),
  '\u0645\u0631\u062d\u0628\u0627',
  '\u05e9\u05dc\u05d5\u05dd',
  '𝕬𝖉𝖆',
  '﷽'.repeat(40),
] as const;

const kinds = [
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    '0',
    '-1',
    '1e309',
    '0x10',
    '[]',
    '{}',
    '[object Object]',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'admin', 'service_role', 'aal2'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '９９９９９９',
    '٠١٢٣٤٥',
    '000000',
    '1234567',
    '12 34 56',
  ],
  ...['+33612345678; drop', '+٣٣٦١٢٣٤٥٦٧٨', 'tel:+33612345678', '0033', '+0', '++33612345678'],
  ...['ABCD-ABCD', 'abcd abcd', 'OOOO-1111', 'ABCD--ABCD', 'ABCD–2345\u0000'],
] as const;

const addresses = [
  ...['@', 'a@', '@b.example', 'a@@b.example', 'a@b', 'a b@c.example', 'a@b.example,c@d.example'],
  ...['a@b.example;c@d.example', '<a@b.example>', 'Ada <a@b.example>', '"a b"@c.example'],
  ...[
    'a@b.example>',
    'a@[127.0.0.1]',
    'a@b..example',
    'a@.example',
    'a@b.example.',
    'a\\@b.example',
  ],
  ...[
    "'@b.example",
    '`@b.example',
    '$(id)@b.example',
    '%@b.example',
    '<b>@b.example',
    '"@b.example',
  ],
  ...['mailto:a@b.example', 'a@b.example?bcc=c@d.example', '//evil.example/@b.example'],
] as const;

const sizes = [
  ' ',
  ' '.repeat(1_000),
  'a'.repeat(101),
  'a'.repeat(255),
  `${'a'.repeat(250)}@b.example`,
  'a@'.repeat(10_000),
  '('.repeat(20_000),
  '9'.repeat(100_000),
  '<'.repeat(100_000),
  'é'.repeat(500_000),
  'x'.repeat(1_000_000),
  '👾'.repeat(250_000),
  `${'x'.repeat(1_000_000)}@b.example`,
] as const;

export const hostileTexts: readonly string[] = [
  ...runs,
  ...headers,
  ...marks,
  ...lookalikes,
  ...kinds,
  ...addresses,
  ...sizes,
];
