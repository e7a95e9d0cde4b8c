/**
 * Passwords that guessing starts with, of 8 characters or more (shorter ones are refused by their length): the head of the
 * published lists of leaked passwords, keyboard walks in both layouts, and what people here reach for. In lower case.
 */
const LIST = `
00000000 000000000 0000000000 01010101 01234567 012345678 0123456789 0987654321 09876543 10101010 10203040 11111111
111111111 1111111111 11223344 1122334455 112233445566 11235813 12121212 121212121 1212121212 12131415 12341234
123412345 12344321 12345678 123456789 1234567890 12345678910 1234567891 123456781 12345679 123456780 123456789a
12345678a 1234567a 123456aa 123456abc 1234abcd 1234qwer 123321123 123123123 123123123a 12312312 123654789 12369874
123698745 1236987450 123789456 13131313 13579246 135792468 1357924680 14141414 147258369 1472583690 147852369
159357456 159753159 159753456 1593572468 15975346 16161616 18181818 19191919 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 21212121 22222222 222222222 2222222222 23232323 23456789 24681012 2468101214
25252525 25802580 29292929 31415926 314159265 33333333 333333333 36985214 369258147 43214321 44444444 444444444
45454545 456789123 456456456 55555555 555555555 5555555555 56565656 65432100 654321654 66666666 666666666 6666666666
67676767 69696969 74108520 741852963 753951456 77777777 777777777 7777777777 78787878 789456123 789456123a 789654123
85208520 852456852 87654321 88888888 888888888 8888888888 89898989 90909090 963852741 95123578 98765432 987654321
9876543210 987456321 99999999 999999999 9999999999 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456
aa12345678 aaaaaaaa aaaaaaaaaa abc12345 abc123456 abc123abc abcd1234 abcd12345 abcdefgh abcdefghi abcdef123 adgjmptw
admin123 admin1234 admin12345 administrator alexander alexandra america1 anderson asdasdasd asdf1234 asdfasdf asdfghjk
asdfghjkl asdfghjkl1 asdfjkl; asdfzxcv asd12345 babygirl babygirl1 bailey12 barcelona basketball baseball baseball1
beautiful benjamin butterfly caroline changeme changeme1 charlie1 charlotte chelsea1 chocolate chocolate1 christian
cocacola computer computer1 corvette cristina dallas12 danielle december default1 dinosaur director dolphins
dragon12 einstein elephant elizabeth facebook facebook1 february football football1 football12 forever1 fortnite
freedom1 friends1 gangster goldfish google123 guest123 hannah12 happy123 hello123 hello1234 helloworld hello12345
hercules hunter12 iloveyou iloveyou1 iloveyou2 iloveyou12 internet internet1 inuyasha isabella jasmine1 jennifer
jennifer1 jessica1 jonathan jordan23 jordan123 k1234567 killer12 kimberly letmein1 letmein12 letmein123 liverpool
liverpool1 logitech london12 love1234 loveme12 lovelove loveyou1 lovely12 marlboro master12 maverick melissa1
mercedes michael1 michelle michelle1 midnight mickey12 minecraft minecraft1 monkey12 monkey123 motorola mountain
mustang1 naruto123 newyork1 nicholas nintendo november p@ssw0rd p@ssword p@ssw0rd1 p@ssword1 pa55word pa$$w0rd
passpass passport password password! password0 password00 password01 password1 password1! password10 password11
password12 password123 password1234 password12345 password123! password2 password3 password99 passw0rd passw0rd1
passw0rd! patricia pokemon1 pokemon123 portugal precious princess princess1 princess12 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 q12345678 qazwsxed qazwsxedc qazwsx123 qazxswedc qqqqqqqq qweasdzx qweasdzxc qwe12345 qwe123456 qweqwe123
qweqweqwe qwer1234 qwerasdf qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui
qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 rainbow1 realmadrid rockstar samantha samsung1 samsung123 samsung12
school123 scorpion secret12 secret123 security september shadow12 sharjah1 simpsons skywalker slipknot snickers
snowball softball soccer12 spiderman spiderman1 starwars starwars1 starwars123 stephanie steelers strawberry sunflower
sunshine sunshine1 sunshine12 superman superman1 superman123 swordfish sweetheart teacher1 tennis12 test1234 test12345
testing1 testing123 testtest tinkerbell trustno1 trustno1! user1234 username valentina vanessa1 veronica victoria
victoria1 w1234567 webmaster welcome1 welcome12 welcome123 welcome1234 whatever whatever1 william1 windows1 windows10
winston1 xbox3600 xxxxxxxx yamaha12 yankees1 yourname zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm12 zxcvbnm123
zxcvbnm, zxcvbnm,. zxcvzxcv zxcasdqwe zzzzzzzz
ahmed123 ahmad123 ahmed1234 mohamed1 mohammed mohammed1 mohamed123 mohammad mohammad1 muhammad muhammad1 abdullah
abdullah1 abdullah123 abdulaziz abdulaziz1 abdulrahman ibrahim1 khaled123 khalid123 sultan123 faisal123 fatima123 fatimah1
saudi123 saudi1234 saudiarabia ksa12345 ksa123456 riyadh123 riyadh12 jeddah123 alhilal1 alhilal123 alnassr1 alnassr123
alittihad alittihad1 alahli123 allah123 allah786 bismillah bismillah1 inshallah alhamdulillah subhanallah mashallah
ramadan123 arabic123 dubai123 habibi123 vision2030 saudi2030
ضصثقفغعه ضصثقفغعهخحج شسيبلاتن شسيبلاتنم ئءؤرلاىة كلمةالمرور كلمة_المرور كلمةالسر كلمة_السر السعودية السعوديه
الحمدلله الحمد_لله بسم_الله سبحان_الله لااله_الاالله محمد12345 محمد1234 أحمد1234 احمد1234 عبدالعزيز عبدالرحمن
الهلال123 النصر123 ١٢٣٤٥٦٧٨ ١٢٣٤٥٦٧٨٩ ١٢٣٤٥٦٧٨٩٠ ١١١١١١١١ ٠٠٠٠٠٠٠٠
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/))

/**
 * Lists what this product is called and about: guessed first by whoever guesses here, whatever digits stand around it.
 */
export const PRODUCT_WORDS: ReadonlySet<string> = new Set([
  'wijha',
  'wijhah',
  'wejha',
  'wajha',
  'وجهة',
  'وجهه',
  'career',
  'careers',
  'assessment',
  'تقييم',
  'التقييم',
  'مهنة',
  'وظيفة',
  'password',
  'كلمةالمرور',
  'كلمةالسر',
])
