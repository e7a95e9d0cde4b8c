import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'skills-02@1': {
    story:
      'A juice factory in Qassim runs two filling lines, morning and evening, with the same caps. Bottles from line one leak in the evening only; line two is sound. Workers swap lines daily. The sealing machine of line one alone is reset each afternoon.',
    question: 'Which conclusion about the likely cause of the leak is most accurate?',
    options: [
      'It is the evening crew, as the fault shows only in their hours.',
      'It is the afternoon reset, as it comes before that line leaks.',
      'It is the type of cap, as every leaking bottle was closed with one.',
      'It is a weak machine on line one, as that of line two has no fault.',
      'It is line two, as its fault travels with the workers to line one.',
    ],
  },
  'skills-03@1': {
    story:
      'A crew is filming a documentary in Hail. If a storm blows, filming is cancelled, and if it is cancelled, the guests are told. If it is not cancelled, the large van or the small van goes out, or both do. Yesterday the guests were told nothing.',
    question: 'What is the strongest conclusion that follows?',
    options: [
      'Filming was cancelled yesterday, and both vans stayed in their place.',
      'No storm blew yesterday, and both vans went out to the site.',
      'No storm blew yesterday, and at least one of the vans went out.',
      'Filming was not cancelled yesterday, and the large van went out.',
      'No storm at all blew over the filming site in Hail yesterday.',
    ],
  },
  'skills-05@1': {
    story:
      'A garden in Al-Ahsa has a buried water line with 16 joints in a row. One is blocked, so the far end is dry. Digging at a joint shows whether water passes it. Huda, the supervisor, wants the fewest digs that are sure to find the block.',
    question: 'What is the most suitable first step?',
    options: [
      'I dig at the even joints in order, because they are only half of all.',
      'I dig at joint 1, then go on in order so as to miss none.',
      'I dig at joint 8, because either answer leaves 8 joints.',
      'I dig at joint 12, because water passing leaves only 4 joints.',
      'I dig at all 16 joints, because the block may be in any.',
    ],
  },
  'skills-06@1': {
    story:
      'A machine at a sorting centre in Riyadh checks parcel addresses. Out of every 1000 parcels, 100 have a wrong address. The machine flags 90% of the wrong parcels and also 10% of the sound ones.',
    question: 'Which conclusion about what the machine flags is most accurate?',
    options: [
      'The machine misses more of the wrong parcels than it flags.',
      'In every 1000 parcels, the machine flags 90 parcels in all.',
      'A wrong address is found in 90% of the parcels it flags.',
      'Half of all the parcels it flags are wrong, 90 out of 180.',
      'Some of the parcels that the machine flags have a correct address.',
    ],
  },
  'skills-08@1': {
    story:
      'A restaurant oven in Jeddah has failed. The lease ends in two years, and the oven stays behind. Each repair costs 3000 riyals and lasts one year. A used oven costs 5000 riyals and lasts two years, a new one 8000 riyals and 4 years. Khalid, the manager, wants the lowest cost.',
    question: 'Which decision is most correct for the restaurant?',
    options: [
      'I buy the new oven, because it costs less over two years.',
      'I buy the new oven, because each of its years costs 2000 riyals.',
      'I buy the used oven, as it costs less than a new one or two repairs.',
      'I repair the old oven, because 3000 riyals is the smallest sum.',
      'I buy the used oven, because a new one costs 3000 riyals more.',
    ],
  },
  'skills-09@1': {
    story:
      'A business incubator in Tunis has five pitches in a row, by Lama, Reem, Hind, Badr and Tariq. Badr comes straight after Lama, and Reem comes after Badr. Hind pitches before Tariq, and Tariq is not last.',
    question: 'What is the strongest conclusion that follows?',
    options: [
      'Lama pitches first, and Badr pitches after her in second place.',
      'Hind pitches first, and Lama pitches in one of the next places.',
      'Tariq pitches first, and Hind pitches in one of the next places.',
      'Reem pitches after both Lama and Badr, in one of the later places.',
      'Reem pitches fifth, after the other four pitches are all over.',
    ],
  },
  'skills-11@1': {
    story:
      'A building site in Jubail has 50 workers, and each needs 6 litres of water a day. Omar ordered 600 litres for 20 working days. Mona, the manager, wants to be sure of the figure.',
    question: 'Which conclusion about the figure in the order is most accurate?',
    options: [
      'The figure is enough, as 12 litres a worker is more than 6.',
      'The figure is too large, as 60 litres cover the whole period.',
      'The figure is too small, as 300 litres a day come to 3000 in all.',
      'The figure is too large, as 300 litres, half of it, are enough.',
      'The figure is too small, as the whole period needs 6000 litres.',
    ],
  },
  'skills-12@1': {
    story:
      'A start-up in Amman delivers home-cooked meals. Daily orders were 100 in January and 140 in February. They were 170 in March and 190 in April. Hani, the manager, is preparing a talk for the partners.',
    question: 'Which conclusion about the trend of the orders is most accurate?',
    options: [
      'Orders grow every month, but the gain falls by 10 each time.',
      'Daily orders have fallen since March, losing 10 every month.',
      'Orders grow every month, and in April came to 190 orders a day.',
      'Orders grow by 30 every month, and will come to 220 in May.',
      'Orders grow by 90% every month, as they went from 100 to 190.',
    ],
  },
  'skills-14@1': {
    story:
      'A car reaches a test centre in Dammam every 3 minutes and passes three stations. Registration takes two minutes at one desk. Brakes take 8 minutes on one of 4 lanes, and exhaust takes 4 minutes on one device. Waiting grows every morning.',
    question: 'Which conclusion about the cause of the waiting is most accurate?',
    options: [
      'It is the exhaust station, as it has one device against 4 lanes.',
      'It is the brake station, as its lanes finish fewer cars than the exhaust.',
      'It is the brake station, as its test is the longest at 8 minutes.',
      'It is the exhaust station, as it finishes a car every 4 minutes, not 3.',
      'It is the registration desk, as every car has to pass it first.',
    ],
  },
  'skills-15@1': {
    story:
      'At a museum in Dhahran, all 6 people who work evenings hold a first-aid certificate. Some certificate holders work in the museum shop. Nobody from the shop works evenings.',
    question: 'What is the strongest conclusion that follows?',
    options: [
      'Some certificate holders at the museum do not work evenings.',
      'Some certificate holders do not work evenings, and some are not in the shop.',
      'Some of those who do not work evenings do not work in the shop either.',
      'Some of the shop team hold the certificate, and some do not.',
      'All certificate holders at the museum work in the evening.',
    ],
  },
  'skills-17@1': {
    story:
      'A charity in Rabat holds a graduation in 8 days. Certificates take 3 days to design, then 5 days to print. The hall permit takes 6 days, the catering two. Yousef, the director, wants only one job started today, the others from tomorrow.',
    question: 'What is the most suitable first step?',
    options: [
      'I start with the design, because with printing it needs all 8 days.',
      'I start with the permit, because at 6 days it is the longest job.',
      'I start the permit today and the printing tomorrow, as both are long.',
      'I start with the catering, as the shortest job needs an early start.',
      'I start with the design, because with printing it leaves one spare day.',
    ],
  },
  'skills-18@1': {
    story:
      'Yesterday a firm in Manama delivered 60 orders by bicycle, in 10 minutes on average. It delivered 20 orders by car, in 30 minutes on average. The report needs one average for all orders.',
    question: 'Which conclusion about the overall average is most accurate?',
    options: [
      'It is 25 minutes, as the longer time by car carries more weight.',
      'It is below 20 minutes, as most of the orders came by bicycle.',
      'It is 15 minutes, as bicycle orders are 3 times those by car.',
      'It is 40 minutes, as the bicycle and car times add up.',
      'It is 20 minutes, as that is midway between the two times.',
    ],
  },
  'skills-20@1': {
    story:
      'A school in Cairo rates three reading apps for ease, price and content. The first has 5, 2 and 5, the second 5, 3 and 3, the third 3, 5 and 4. Ease counts double, and a score below 3 rules an app out.',
    question: 'Which decision is most correct for the school?',
    options: [
      'I choose the first app, because its total of 17 is the highest.',
      'I choose the second app, because it leads the third by two points.',
      'I choose the third app, because it is the easiest to use of those left.',
      'I choose the third app, because its total of 12 is now the highest.',
      'I choose the second app, because it has 16 and the third has 15.',
    ],
  },
  'skills-21@1': {
    story:
      'At a bank in Riyadh, a loan is paid only if the guarantor has signed and the file is complete. If the file is incomplete, its owner gets a message at once. Maha has applied for a loan, and her guarantor signed today.',
    question: 'What is the strongest conclusion that follows?',
    options: [
      'If Maha has had no message, her loan has been paid out.',
      'The loan has been paid on an incomplete file, and Maha has had a message.',
      'If the file of Maha is incomplete, her loan has not been paid.',
      'If the file of Maha is incomplete, she has had a message but no loan.',
      'The file is complete and the loan paid, as the guarantor has signed.',
    ],
  },
  'skills-23@1': {
    story:
      'Each of the two sections of a warehouse in Khobar had 40 errors per 1000 orders. Sami, the manager, put up colour labels in the north section only. A month later the rate was 20 there and 30 in the south.',
    question: 'Which conclusion about the effect of the labels is most accurate?',
    options: [
      'The labels did not help, as the south improved more without them.',
      'The labels helped, as the north improved more than the south.',
      'The labels cut errors by 20, as those in the north were halved.',
      'The labels cut errors by 10, as another 10 would have gone anyway.',
      'The labels cut errors by 30, as both sections improved after they went up.',
    ],
  },
  'skills-24@1': {
    story:
      'Some branches of a cafe chain in Kuwait have an offers screen, mostly those in malls. A branch with a screen sells 80 cups an hour, and others sell 50. But a mall branch sells 90 and a street branch 40, with or without a screen.',
    question: 'Which conclusion about the difference in sales is most accurate?',
    options: [
      'The screen does not help street branches, so it works in the malls.',
      'The screen adds 30 cups an hour to a branch, from 50 to 80.',
      'The screen lowers sales, as the branches that lack it do better.',
      'The screen is not proved useful by this gap, as most are in malls.',
      'The screen changes nothing, as the place explains the whole gap.',
    ],
  },
  'skills-26@1': {
    story:
      'Ghada, manager of a hotel in Taif, cut the price of a night from 500 to 400 riyals. Rooms booked a night rose from 50 to 60. The owner asks what this did to income.',
    question: 'Which conclusion about the room income is most accurate?',
    options: [
      'Income fell by 4%, which is 1000 riyals for each night.',
      'Income rose by 20%, as rooms booked rose from 50 to 60.',
      'Income fell by 1000 riyals, or 10% of the income a night.',
      'Income rose by 4%, as both the rooms and their price went up.',
      'Income stayed level, as a 20% cut equals 20% more rooms.',
    ],
  },
  'skills-27@1': {
    story:
      'Five buses leave a station in Riyadh one by one, for Yanbu, Tabuk, Hail, Jeddah and Abha. The Tabuk bus leaves after the Yanbu bus, with exactly two buses between them. The Jeddah bus leaves before the Hail bus. The Abha bus is neither first nor last.',
    question: 'What is the strongest conclusion that follows?',
    options: [
      'The Abha bus leaves after the Yanbu bus and before the Tabuk bus.',
      'The Abha bus leaves at some point before the Tabuk bus.',
      'The Abha bus leaves third, and the Jeddah bus leaves before it.',
      'The Hail bus leaves at some point before the Yanbu bus.',
      'The Jeddah bus leaves before the Abha bus and the Hail bus.',
    ],
  },
  'skills-29@1': {
    story:
      'A municipality in Abha followed the complaints at two offices for three months. The east office had 30, then 24, then 18. The west office had 10, then 14, then 18. In the draft report, Dalal wrote that both offices improved.',
    question: 'Which conclusion about the complaints at both offices is most accurate?',
    options: [
      'Total complaints fell by 4 over the three months, from 40 to 36.',
      'Total complaints fell by 4, with 12 fewer east and 8 more west.',
      'Total complaints rose by 8, with 8 more west and no change east.',
      'The two offices improved equally, as both ended at 18 complaints.',
      'Total complaints fell by 12, as the east went from 30 to 18.',
    ],
  },
  'skills-30@1': {
    story:
      'An events team in Doha has five people: Noura, Sarah, Fahad, Saad and Majid. All of them but Majid finished the sound course. Only three of the five finished the lighting course, and their names have not reached you.',
    question: 'What is the strongest conclusion that follows?',
    options: [
      'At least one person on the team finished both of the courses.',
      'Two people or more on the team finished both of the courses.',
      'Noura finished the lighting course as well as the sound course.',
      'Majid finished neither the sound course nor the lighting course.',
      'Only one person finished both the sound and the lighting course.',
    ],
  },
}
