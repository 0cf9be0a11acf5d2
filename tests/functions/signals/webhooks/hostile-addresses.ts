/** URLs that must be refused, and private IP addresses that names may resolve to. */

/** Hosts that some programs read as an address of this machine or its network. */
const hosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '0.0.0.0', '0', '10.0.0.1', '10.1'],
  ...['172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1'],
  ...['255.255.255.255', '2130706433', '0x7f000001', '0x7f.0.0.1', '0x7f.1', '017700000001'],
  ...['0177.0.0.1', '0177.1', '00127.0.0.1', '127.0.0.01', '0300.0250.1.1', '2852039166'],
  ...['0xa9fea9fe', '0251.0376.0251.0376', '169.254.43518', '127.0.0.1.', '2130706433.', '1.1.1.1'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[fe80::1]'],
  ...['[fc00::1]', '[fd00:ec2::254]', '[ff02::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
  ...['[0:0:0:0:0:0:0:1]', '[::1%25lo]', '[2001:db8::1]', '[2606:4700:4700::1111]', '[::1].'],
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost.localdomain',
    'foo.localhost',
    'bar.local',
  ],
  ...[
    'printer.lan',
    'db.internal',
    'metadata.google.internal',
    'host.docker.internal.',
    'nas.home',
  ],
  ...['router.home.arpa', '1.0.0.127.in-addr.arpa', 'abc.onion', 'intranet', 'com', 'example.test'],
  ...[
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '127．0．0．1',
    'ｌｏｃａｌｈｏｓｔ',
    'example.com.',
  ],
  ...[
    'exa_mple.com',
    '-a.example.com',
    'a-.example.com',
    'a..example.com',
    '.example.com',
    'a.b.1',
  ],
  ...[
    'a.0x1',
    'xn--',
    'example.c',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    '*.example.com',
  ],
];

/** Forms of a URL in which a hostile host can appear. */
const forms: readonly ((host: string) => string)[] = [
  (host) => `https://${host}/hook`,
  (host) => `https://${host}:443/`,
  (host) => `https://user@${host}/`,
  (host) => `HTTPS://${host}?x=https://bot.example.com`,
  (host) => `https://${host}#@bot.example.com/`,
  (host) => `https://bot.example.com:443@${host}/`,
];

/** Hostile texts that need no host from the list. */
const whole = [
  ...['', ' ', 'https:', 'https://', 'https:///', 'bot.example.com', '//bot.example.com/'],
  ...[
    'http://bot.example.com/',
    'ftp://bot.example.com/',
    'file:///etc/passwd',
    'data:text/plain,1',
  ],
  ...[
    'gopher://127.0.0.1:25/',
    'javascript:alert(1)',
    'ws://bot.example.com',
    'https:bot.example.com',
  ],
  ...[
    'https:/bot.example.com',
    'https:\\\\bot.example.com',
    'https://bot.example.com\\@127.0.0.1/',
  ],
  ...[
    'https://bot.example.com:444/',
    'https://bot.example.com:80/',
    'https://bot.example.com:8443/',
  ],
  ...[
    'https://bot.example.com:0/',
    'https://bot.example.com:65536/',
    'https://bot.example.com:-1/',
  ],
  ...[
    'https://user:pass@bot.example.com/',
    'https://@bot.example.com/',
    'https://:@bot.example.com/',
  ],
  ...['https://127.0.0.1@bot.example.com/', 'https://bot.example.com@127.0.0.1/'],
  ...[
    'https://bot.example.com%00.evil/',
    'https://bot.example.com%2f@127.0.0.1/',
    'https://%31%32%37.0.0.1/',
  ],
  ...[
    'https://bot.exa\tmple.com/',
    'https://bot.example.com/\r\nHost: 127.0.0.1',
    ' https://bot.example.com/',
  ],
  ...['https://bot.example.com/ ', 'https://bot.example.com/\u0000', 'https://bot.example.com/a b'],
  ...[
    'https://bot.example.com/é',
    'https://bot.example.com/\\..\\',
    'https://bot%2eexample%2ecom/',
  ],
];

/** At least 500, without duplicates. */
export const hostileAddresses: readonly string[] = [
  ...new Set([...whole, ...forms.flatMap((form) => hosts.map(form))]),
];

/** IP addresses and other values that a name may resolve to, none of them public. */
export const privateIps: readonly string[] = [
  ...['127.0.0.1', '127.0.0.53', '127.255.255.255', '0.0.0.0', '10.0.0.1', '10.255.255.255'],
  ...['100.64.0.1', '100.127.255.255', '169.254.169.254', '169.254.170.2', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.1', '192.0.0.170', '192.0.2.1', '192.88.99.1', '192.168.0.1'],
  ...['192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '::', '::1', '::127.0.0.1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
  ],
  ...['64:ff9b:1::7f00:1', '100::1', '2001::1', '2001:0:7f00:1::', '2001:10::1', '2001:20::1'],
  ...['2001:db8::1', '2002:7f00:1::', '2002:a00:1::1', '3fff::1', '3ffe::1', '4000::1', '5f00::1'],
  ...['fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', 'fe80::1%lo', '', 'localhost'],
];

/** URLs that people really use, and what their names might resolve to. */
export const ordinary: readonly (readonly [url: string, ips: readonly string[]])[] = [
  ...[
    'hooks.example.com',
    'bot.example.org',
    'n8n.example.io',
    'a.b.c.example.co.uk',
    'api.3commas.io',
  ],
  ...['api.cryptohopper.com', 'my-bot.fly.dev', 'abc123.ngrok-free.app', 'xn--caf-dma.example.fr'],
  ...[
    'hook.eu2.make.com',
    'hooks.zapier.com',
    'example-bot.onrender.com',
    '1password.com',
    '123.example.net',
  ],
  ...[
    'x.vercel.app',
    'worker.example.workers.dev',
    'webhook.site',
    'bücher.example.de',
    'BOT.Example.COM',
  ],
  'localhost.example.com',
].flatMap((host, index) => [
  [`https://${host}/hook`, [`8.8.${index}.8`]] as const,
  [
    `https://${host}:443/a/b?token=Ab-_.~%20&x=1#part`,
    [`2606:4700:${(index + 1).toString(16)}::1111`, `93.184.${index}.14`],
  ] as const,
]);
