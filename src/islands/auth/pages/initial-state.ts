import { $auth } from '../../../stores/auth/auth.ts';

/** The state that pages are rendered with. */
export const initialState = $auth.get();
