import { useEffect } from 'preact/hooks';
import { gamesSignal, listGames } from '../../store/games.ts';
import { Continue, FirstVisit } from './continue.tsx';
import { Day } from './day.tsx';
import { lookAtCalendar, stateOf, stopMaking } from './days.ts';
import './home.css';
import { Month } from './month.tsx';
import { Today } from './today.tsx';
import { Ways } from './ways.tsx';

/** Today, what was begun, and the ways in. */
export default function HomeScreen() {
  useEffect(() => {
    void listGames();
    lookAtCalendar();
    document.addEventListener('visibilitychange', lookAtCalendar);
    // The day changes while the page is looked at, too.
    const timer = setInterval(lookAtCalendar, 10_000);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAtCalendar);
      stopMaking();
    };
  }, []);
  const games = gamesSignal.value;
  const last = games?.find((entry) => stateOf(entry) !== 'solved');
  return (
    <div class="page home">
      <div class="home-top">
        <div class="home-left">
          <Day />
          {last ? <Continue entry={last} /> : games?.length === 0 ? <FirstVisit /> : null}
        </div>
        <div class="home-right">
          <Today />
          <Month />
        </div>
      </div>
      <Ways />
    </div>
  );
}
