import { $auth } from '../../../stores/auth/auth.ts';

/** The state pages are rendered with. */
export const initialState = $auth.get();
