/** Where the site is, for functions under test. */
export const siteOrigin = 'http://localhost:8888';
