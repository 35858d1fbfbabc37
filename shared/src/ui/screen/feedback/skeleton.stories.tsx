import type { Stories } from '../../../../gallery/stories.ts';
import { SkeletonCard, SkeletonPictureCard, SkeletonRows, SkeletonText } from './skeleton.tsx';
import { Waiting } from './waiting.tsx';

export default {
  title: 'Skeleton',
  states: {
    'lines of text': () => <SkeletonText lines={3} />,
    rows: () => <SkeletonRows />,
    'membership card': () => <SkeletonCard />,
    'card with a picture': () => <SkeletonPictureCard />,
    'waiting, from 300 ms on': () => (
      <Waiting onCancel={() => {}}>
        <SkeletonPictureCard />
      </Waiting>
    ),
  },
} satisfies Stories;
