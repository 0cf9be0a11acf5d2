import type { MissingLesson } from '../../../domain/api/certificate.ts';
import { lessonPlace, modules } from '../../../domain/course/lessons.ts';
import { quizHash } from '../../../domain/course/reading-position.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { href } from '../../../i18n/index.ts';
import { useTexts } from '../../ui/use-texts.ts';
import type { CertificateProps } from './props.ts';
import { loadWords, type MemberTexts } from './texts.ts';

interface Props extends CertificateProps {
  readonly t: MemberTexts;
  readonly missing: readonly MissingLesson[];
}

/** What is missing, by module: each lesson with links to what is left of it. */
export function Missing({ lang, lessons, t, missing }: Props) {
  const [words] = useTexts(lang, loadWords);
  const n = missing.length;
  return (
    <section>
      <p className="text-h4">{fill(plural(lang, n, t.missing.title), { n })}</p>
      <p className="mt-2 text-ink-2">{t.missing.text}</p>
      <ol className="certificate-modules">
        {modules.map((module, index) => {
          const left = missing.filter(({ lesson }) => lessonPlace(lesson).module === module.key);
          return (
            <li key={module.key} data-complete={left.length === 0 ? '' : undefined}>
              <h3>
                <span className="numbers text-ink-2">{index + 1}</span> {words.modules[module.key]}
              </h3>
              {left.length === 0 && <p className="certificate-done">{t.missing.done}</p>}
              <ul>
                {left.map(({ lesson, reading, quiz }) => {
                  const address = href(lang, 'lesson', lesson);
                  return (
                    <li key={lesson}>
                      <span>{lessons[lesson]}</span>
                      {reading && <a href={address}>{t.missing.reading}</a>}
                      {quiz && <a href={`${address}#${quizHash}`}>{t.missing.quiz}</a>}
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
