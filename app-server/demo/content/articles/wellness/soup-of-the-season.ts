import type { Story } from '../../story.ts';

export const SOUP_OF_THE_SEASON: Story = {
  code: 'soup-of-the-season',
  topic: 'wellness',
  pictures: ['tea-caddy', 'set-table'],
  words: {
    en: [
      'A soup for every weather',
      'Cantonese grandmothers do not take the temperature. They look at the sky and reach for a pot.',
      'When the walls sweat in March, the soup is of barley and winter melon, to carry the damp away. In the dry weeks of autumn it is pear, lily bulb and a little pork: it coats the throat like a kind word. And when the north wind comes, black-skinned chicken with ginger, simmered until a chopstick stands.',
      'Dr Ip, who advises our kitchens, trained in both medicines and prescribes mostly patience. “A soup is not a cure,” she says. “It is a good habit.”',
      'Each day at eleven one pot is ready in the library. It is complimentary for hotel guests, and served in a bowl without handles, so that the hands are warmed too. Ask what is in it; tell her how you slept.',
    ],
    tc: [
      '一種天氣，一種湯',
      '廣東祖母不看溫度計。她們看天，然後拿出湯煲。',
      '三月牆身滲水，便煲薏米冬瓜祛濕；秋天乾燥，用雪梨、百合與少許豬腱，潤喉如一句好話。北風起時，烏雞加薑，熬到筷子能站立。',
      '葉醫師是廚房的顧問，兼通中西醫，開得最多的處方是耐性。「湯不治病。」她說，「喝湯，是個好習慣。」',
      '每日十一時，圖書室備有一煲老火湯，住客免費享用。湯碗沒有耳，好讓雙手也暖起來。不妨問問裏面有甚麼，也告訴她，您昨晚睡得可好。',
    ],
    sc: [
      '一种天气，一种汤',
      '广东祖母不看温度计。她们看天，然后拿出汤煲。',
      '三月墙面渗水，便煲薏米冬瓜祛湿；秋天干燥，用雪梨、百合与少许猪腱，润喉如一句好话。北风起时，乌鸡加姜，熬到筷子能站立。',
      '叶医师是厨房的顾问，兼通中西医，开得最多的处方是耐心。“汤不治病。”她说，“喝汤，是个好习惯。”',
      '每日十一点，图书室备有一煲老火汤，住客免费享用。汤碗没有耳，好让双手也暖起来。不妨问问里面有什么，也告诉她，您昨晚睡得可好。',
    ],
    kr: [
      '날씨마다 국물 한 그릇',
      '광둥의 할머니들은 체온계 대신 하늘을 보고 냄비를 꺼냅니다.',
      '벽에 물기가 맺히는 3월에는 율무와 동과로 습기를 덜어 냅니다. 마른 가을에는 배와 백합 뿌리에 돼지고기를 조금 넣어 다정한 말처럼 목을 감쌉니다. 북풍이 불면 오골계와 생강을 젓가락이 설 때까지 고아 냅니다.',
      '주방의 자문을 맡은 입 선생은 한의학과 양의학을 모두 익혔고, 가장 자주 내리는 처방은 기다림입니다. “국물은 약이 아니에요. 좋은 습관이지요.”',
      '매일 11시, 서재에 한 솥이 준비됩니다. 투숙하시는 분께 무료로, 손까지 데워지도록 손잡이 없는 그릇에 담아 드립니다. 무엇이 들었는지 물어보시고, 간밤에 어떻게 주무셨는지 들려주세요.',
    ],
    jp: [
      '天気ごとの、一椀',
      '広東のおばあさんは熱を測りません。空を見て、鍋に手をのばします。',
      '壁が汗をかく三月には、はと麦と冬瓜で湿気をはらいます。乾いた秋には梨と百合根に豚肉を少し。やさしい言葉のように喉を包みます。北風が吹けば、烏骨鶏に生姜を入れ、箸が立つまで煮込みます。',
      '厨房の相談役、葉先生は東西の医学を修め、いちばん多い処方は「待つこと」。「スープは薬ではありません。よい習慣です」。',
      '毎日11時、図書室に一鍋をご用意します。ご宿泊の方は無料で。手も温まるよう、取っ手のない椀でお出しします。中身をおたずねください。そして、昨夜はよく眠れたか、お聞かせください。',
    ],
  },
};
