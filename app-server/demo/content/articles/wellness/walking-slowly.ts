import type { Story } from '../../story.ts';

export const WALKING_SLOWLY: Story = {
  code: 'walking-slowly',
  topic: 'wellness',
  pictures: ['garden', 'lounge'],
  words: {
    en: [
      'Four hundred steps, one hour',
      'The slowest walk in the city leads through our own garden.',
      'It begins at the moon gate at eight and ends at the same gate at nine. Between the two lie four hundred steps: once round the pond, across the bridge of nine turns, through the bamboo. Ms Chan, who ran a school until she was tired of running, leads it on Thursdays.',
      'The rules are few. Lift the heel as if it were asleep. Stop when something moves that is not you. Do not arrive. After a quarter of an hour the carp stop swimming off; after half an hour you notice that there are eleven sounds, and that one of them is the city.',
      'No one has to talk, and at the end no one wants to. Tea is poured under the wisteria. Wear shoes that know your feet, and leave your watch in the room; the gate has a bell.',
    ],
    tc: [
      '四百步，一小時',
      '全城最慢的散步，就在我們的花園。',
      '八時由月門出發，九時回到月門，中間四百步：繞荷池一圈，過九曲橋，穿竹林。陳姐從前跑一間學校，後來不想再跑了，如今逢星期四領步。',
      '規矩不多：提起腳跟，如怕驚醒它；有甚麼在動而不是您，便停下；不要到達。一刻鐘後，錦鯉不再游開；半小時後，您會聽出十一種聲音，其中一種是城市。',
      '不必說話，到最後也不想說話。紫藤架下奉茶。請穿一雙認得您的鞋，手錶留在房間，月門自有鐘聲。',
    ],
    sc: [
      '四百步，一小时',
      '全城最慢的散步，就在我们的花园。',
      '八点由月门出发，九点回到月门，中间四百步：绕荷池一圈，过九曲桥，穿竹林。陈姐从前管一所学校，整天奔跑，后来不想再跑了，如今每周四领步。',
      '规矩不多：提起脚跟，如怕惊醒它；有什么在动而不是您，便停下；不要到达。一刻钟后，锦鲤不再游开；半小时后，您会听出十一种声音，其中一种是城市。',
      '不必说话，到最后也不想说话。紫藤架下奉茶。请穿一双认得您的鞋，手表留在房间，月门自有钟声。',
    ],
    kr: [
      '사백 걸음, 한 시간',
      '이 도시에서 가장 느린 산책이 저희 정원에 있습니다.',
      '8시에 달문에서 시작해 9시에 같은 문에서 끝납니다. 그 사이는 사백 걸음. 연못을 한 바퀴 돌고 아홉 굽이 다리를 건너 대숲을 지납니다. 학교를 이끌며 달려오다 이제는 달리지 않기로 한 찬 선생이 목요일마다 앞장섭니다.',
      '규칙은 몇 가지뿐입니다. 잠든 것을 들듯 발꿈치를 드세요. 나 아닌 것이 움직이면 멈추세요. 도착하려 하지 마세요. 15분이면 잉어가 달아나지 않고, 30분이면 열한 가지 소리가 들립니다. 그중 하나가 도시입니다.',
      '말은 하지 않아도 되고, 끝날 무렵엔 하고 싶지도 않습니다. 등나무 아래 차를 드립니다. 발에 익은 신을 신고 시계는 방에 두세요. 문에 종이 있습니다.',
    ],
    jp: [
      '四百歩、一時間',
      '街でいちばん遅い散歩道は、私どもの庭にあります。',
      '8時に月門を出て、9時に同じ門へ。そのあいだは四百歩。池をひとまわりし、九曲がりの橋を渡り、竹林を抜けます。学校を切り盛りして走りつづけ、走るのをやめた陳さんが、木曜に先を歩きます。',
      '決まりはわずか。眠っているもののように、かかとを上げること。自分でないものが動いたら、止まること。到着しないこと。15分で鯉が逃げなくなり、30分で十一の音に気づきます。そのひとつが、街です。',
      '話さなくてかまいません。終わるころには、話したくもなくなります。藤棚の下でお茶を。足になじんだ靴で、時計はお部屋に。門には鐘がございます。',
    ],
  },
};
