import { fill } from 'hitotsu/base';
import { builtinRules } from 'hitotsu/rules';
import { Link } from '../../app/link.tsx';
import { RulePicture } from '../../picture/rule-picture.tsx';
import { t } from '../../words/learn.ts';
import { language } from '../../words/words.ts';

/** Digits of the board that the sentences speak of. */
const DIGITS = { min: 1, max: 9 };

/** Every rule there is, drawn by itself and told in a sentence. */
export function RulesHelp() {
  const of = language.value;
  return (
    <div class="page learn">
      <Link to="/learn" class="technique-all">
        {t('title')}
      </Link>
      <h1 class="h2">{t('rules-title')}</h1>
      <ul class="rules-help">
        {builtinRules.types.map((type) => (
          <li key={type.type} id={`rule-${type.type}`}>
            <span class="rules-picture">
              <RulePicture type={type} side={72} />
            </span>
            <span>
              <b>{type.words.name[of]}</b>
              <br />
              {fill(type.words.text[of], DIGITS)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
