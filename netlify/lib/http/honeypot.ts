import { HttpError } from './http-error.ts';

/** Throws 422 `looks_automated` if the form's honeypot, a field that people do not see, was filled in. */
export function rejectHoneypot(website: string): void {
  if (website !== '') {
    throw new HttpError(422, 'looks_automated', 'The honeypot field was filled in.');
  }
}
