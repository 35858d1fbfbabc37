import type { Story } from '../../story.ts';

export const SOUND_OF_PATUA: Story = {
  code: 'sound-of-patua',
  topic: 'culture',
  pictures: ['lounge', 'arcade'],
  words: {
    en: [
      'A language for fifty people',
      'Patuá mixes Portuguese, Malay, Cantonese and mischief. An evening with the people who still joke in it.',
      'In Patuá a sweetheart is “dóci papiaçám”, sweet talk, which is also what its speakers call the language. It was made in kitchens, by women from Malacca and Goa and the lanes behind the cathedral; it has little grammar and a great deal of gossip.',
      'Perhaps fifty people speak it at home today. Once a year a theatre troupe writes a comedy in it, and the whole city comes to be laughed at: the bureaucrats, the developers, the priest’s parking. Subtitles run on the wall, always a little late, so that the old people laugh first.',
      'We asked the director what will be left in thirty years. “The insults,” she said. “They are too good to lose.” The troupe reads in our library on the last Friday of the month. You will understand more than you think.',
    ],
    tc: [
      '五十人的語言',
      '土生葡語混和葡語、馬來語、粵語與一點調皮。與仍用它說笑的人共度一夜。',
      '土生葡語稱為「甜美的話語」。它誕生於廚房，由來自馬六甲、果亞，以及主教座堂後小巷的婦女釀成；文法不多，閒話不少。',
      '今天在家中仍說它的，或許只有五十人。每年有劇團以它寫一齣喜劇，全城都來讓人取笑：官僚、發展商、神父的泊車技術。牆上字幕總遲一點，好讓老人家先笑。',
      '我們問導演，三十年後還剩下甚麼。「罵人的話。」她說，「太精彩了，捨不得丟。」劇團於每月最後一個星期五在圖書室朗讀，您聽懂的，會比想像中多。',
    ],
    sc: [
      '五十人的语言',
      '土生葡语混合葡语、马来语、粤语与一点调皮。与仍用它说笑的人共度一夜。',
      '土生葡语称为“甜美的话语”。它诞生于厨房，由来自马六甲、果阿，以及主教座堂后小巷的妇女酿成；语法不多，闲话不少。',
      '今天在家中仍说它的，或许只有五十人。每年有剧团用它写一出喜剧，全城都来让人取笑：官僚、开发商、神父的停车技术。墙上字幕总迟一点，好让老人家先笑。',
      '我们问导演，三十年后还剩下什么。“骂人的话。”她说，“太精彩了，舍不得丢。”剧团于每月最后一个周五在图书室朗读，您听懂的，会比想象中多。',
    ],
    kr: [
      '쉰 사람의 언어',
      '파투아어는 포르투갈어와 말레이어, 광둥어, 그리고 장난기가 섞인 말입니다. 아직 그 말로 농담하는 이들과의 저녁.',
      '이 말을 쓰는 사람들은 파투아를 “달콤한 말”이라 부릅니다. 말라카와 고아에서 온, 그리고 대성당 뒷골목에 살던 여인들이 부엌에서 빚었습니다. 문법은 적고 소문은 많습니다.',
      '집에서 쓰는 사람은 이제 쉰 명쯤입니다. 해마다 한 극단이 이 말로 희극을 쓰면 온 도시가 놀림받으러 옵니다. 관료도, 개발업자도, 신부님의 주차 솜씨도. 벽의 자막은 늘 조금 늦어 어르신들이 먼저 웃습니다.',
      '30년 뒤 무엇이 남을지 묻자 연출가는 답했습니다. “욕이요. 버리기엔 너무 훌륭하거든요.” 극단은 매달 마지막 금요일 서재에서 낭독합니다. 생각보다 많이 알아들으실 것입니다.',
    ],
    jp: [
      '五十人のことば',
      'パトゥア語は、ポルトガル語とマレー語と広東語に、いたずら心を混ぜたもの。今もそれで冗談を言う人びととの夕べ。',
      '話し手たちは、このことばを「甘い語らい」と呼びます。マラッカやゴアから来た女性たち、大聖堂の裏の路地の女性たちが、台所で育てました。文法は少なく、うわさ話はたっぷり。',
      '今も家で話す人は五十人ほど。年に一度、劇団がこのことばで喜劇を書き、街じゅうが笑われに来ます。役人も、開発業者も、神父の駐車も。壁の字幕はいつも少し遅れるので、お年寄りが先に笑います。',
      '三十年後に何が残るかとたずねると、演出家は言いました。「悪口。惜しいほど見事だから」。劇団は毎月最後の金曜に図書室で朗読します。思いのほか、おわかりになるはずです。',
    ],
  },
};
