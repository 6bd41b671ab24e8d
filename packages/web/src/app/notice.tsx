import { Button, IconButton } from '../ui/index.ts';
import { t } from '../words/frame.ts';
import { endNotice, notice } from './notices.ts';

/** The place where notices stand. Always there, so that screen readers hear what comes into it. */
export function NoticeHost() {
  const now = notice.value;
  return (
    <div class="notice-host" role="status">
      {now ? (
        <div class="notice">
          <span>{now.text}</span>
          {now.action ? (
            <Button
              small
              onClick={() => {
                const { action } = now;
                endNotice();
                action?.run();
              }}
            >
              {now.action.text}
            </Button>
          ) : null}
          <IconButton icon="close" label={t('closeNotice')} onClick={endNotice} />
        </div>
      ) : null}
    </div>
  );
}
