import type { APIRoute } from 'astro';
import { llmsText } from '../content/llms.ts';

export const GET: APIRoute = async ({ site }) => new Response(await llmsText(site));
