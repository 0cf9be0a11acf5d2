import { useEffect } from 'react';
import type { Access } from '../../domain/shared/access.ts';
import { accessTo } from '../../stores/course/access.ts';
import { useShared } from '../ui/hooks.ts';

const $access = accessTo('subscription');

/** The reader's access to the paid lessons. Also exposed to CSS (`data-access` on `html`). */
export function useAccessMark(): Access | 'loading' {
  const access = useShared($access, 'loading');
  useEffect(() => {
    if (access !== 'loading') document.documentElement.dataset['access'] = access;
    return () => {
      delete document.documentElement.dataset['access'];
    };
  }, [access]);
  return access;
}
