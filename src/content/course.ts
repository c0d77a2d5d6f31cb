/** The Social Media Course of /resources: five lessons that an owner can do alone. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** Minutes it takes, exercise included. */
  readonly minutes: number;
  readonly text: string;
  /** What to have done before the next lesson. */
  readonly exercise: string;
}

export const course = [
  {
    id: 'lesson-one-promise',
    title: 'One promise, one page',
    minutes: 20,
    text: 'A page that says everything is read by nobody. Decide what a stranger should believe about you after ten seconds, in one sentence without the words best, quality or solution. "We fix phones while you wait" is a promise. "Innovative repair services" is a fog. The sentence goes into the description, the cover picture and the first pinned post, in the same words each time.',
    exercise:
      'Write the sentence. Read it to a customer at the counter and ask what you do. Repeat until the answer is right.',
  },
  {
    id: 'lesson-six-photographs',
    title: 'Six photographs and a window',
    minutes: 35,
    text: 'You need no camera and no studio. You need a window to the side of what you photograph, a clean lens, and the flash switched off for good. Take the front of the shop from across the road, the room from the door, your hands at work, the thing you sell from one step nearer than feels natural, a face that is looking at something, and one detail that only regulars notice.',
    exercise:
      'Take all six before noon this week. Keep one of each, delete the rest, and do it again in three months.',
  },
  {
    id: 'lesson-captions',
    title: 'Captions for people with bags in their hands',
    minutes: 25,
    text: 'Write what you would say to a customer who is already on the way out. A thing, a day, a number, and a reason. The first line carries the fact, since the rest hides behind "more". Leave out greetings, three exclamation marks and any word you would not say aloud. If a caption works without its picture, it is a good one.',
    exercise:
      'Rewrite your last three captions so that each begins with the fact. Put the old and the new side by side.',
  },
  {
    id: 'lesson-calendar',
    title: 'Eight posts on one sheet',
    minutes: 40,
    text: 'Eight posts are a month: two a week. Draw four rows. In each row one post is something that is true this week, such as a delivery, a holiday or a new face, and one answers a question from the counter. Add the festivals that your customers keep, with opening hours first and greetings second. Give each post its day and hour, counted back from the moment when it is useful.',
    exercise:
      'Fill the sheet for next month and put it where the whole team can see it. Leave two squares empty for surprises.',
  },
  {
    id: 'lesson-numbers',
    title: 'Three numbers, once a month',
    minutes: 15,
    text: 'On the first of the month write down three numbers and nothing else: how many people called or wrote, how many asked for directions, and how many said "I saw it on your page". Compare with the same month last year, or with the three before. Then change one thing. Somebody who looks every day sees weather; somebody who looks once a month sees the climate.',
    exercise:
      'Put a sheet by the telephone with the question "How did you hear about us?" and make a stroke for each answer.',
  },
] as const satisfies readonly Lesson[];
