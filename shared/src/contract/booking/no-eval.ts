import { z } from 'zod';

// Browsers check by schemas of the booking too, and the site's policy forbids them to compile text into functions. Imported
// before any of them is made.
if ('document' in globalThis) z.config({ jitless: true });
