import type { SafeWords } from './safe-words';

/** Corrections of English that are right wherever the word stands. */
export const englishCorrections: SafeWords = {
  words: {
    ...{ dont: "don't", doesnt: "doesn't", didnt: "didn't", isnt: "isn't", arent: "aren't", wasnt: "wasn't" },
    ...{ werent: "weren't", cant: "can't", wouldnt: "wouldn't", couldnt: "couldn't", shouldnt: "shouldn't" },
    ...{
      havent: "haven't",
      hasnt: "hasn't",
      youre: "you're",
      theyre: "they're",
      youve: "you've",
      weve: "we've",
    },
    ...{ youll: "you'll", theyll: "they'll", thats: "that's", whats: "what's", im: "I'm", ive: "I've" },
    ...{ u: 'you', ur: 'your', pls: 'please', thx: 'thanks', alot: 'a lot', teh: 'the', wich: 'which' },
    ...{ recieve: 'receive', recieved: 'received', seperate: 'separate', definately: 'definitely' },
    ...{ accomodate: 'accommodate', accomodation: 'accommodation', occured: 'occurred', untill: 'until' },
    ...{ adress: 'address', begining: 'beginning', buisness: 'business', apointment: 'appointment' },
    ...{ tommorow: 'tomorrow', tomorow: 'tomorrow', garantee: 'guarantee', guarentee: 'guarantee' },
    ...{ enviroment: 'environment', goverment: 'government', maintainance: 'maintenance', freind: 'friend' },
    ...{
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
    },
    ...{ saturday: 'Saturday', sunday: 'Sunday', mon: 'Mon', tues: 'Tues', thurs: 'Thurs', fri: 'Fri' },
  },
  patterns: [
    [/(?<!\p{L})i(?=(?: |['’](?:m|ve|ll|d)(?!\p{L})))/gu, 'I'],
    [/£\s(\d[\d.,]{0,12})/gu, '£$1'],
  ],
};
