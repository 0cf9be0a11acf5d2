/** Imported before any schema: Zod tries to compile them, and the site's policy reports each attempt. */
import { config } from 'zod';

config({ jitless: true });
