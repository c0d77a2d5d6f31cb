import type { HelpArticle } from '#content/help/help-article.ts';
import { socialPlans } from '#content/plans.ts';

const [{ card: starter }, { card: booster }, { card: presence }, { card: domination }] = socialPlans;

/** Digital Solutions: social plans, approval, networks, reports and websites. */
export const digitalArticles: readonly HelpArticle[] = [
  {
    id: 'compare-social-plans',
    question: 'Which social plan is right for me?',
    answer: `${starter.title} is ${starter.price} a month: 8 posts on Facebook and Instagram. It suits a business that wants to look alive.
${booster.title} is ${booster.price}: 10 posts on Facebook, Instagram and LinkedIn, and 2 stories or reels a month. Choose it if you also hire, or sell to other businesses.
${presence.title} is ${presence.price}: 12 posts and 2 stories or reels a month, about three posts in every week.
${domination.title}, our All-In-One plan, is ${domination.price}, for those who want to hand over the whole thing.
Every plan includes a free festive post and a monthly performance report, and can be scaled, paused or cancelled at any time.`,
  },
  {
    id: 'how-auto-posting-works',
    question: 'How does auto-posting work?',
    answer: `We plan a month on a calendar, design and write each post, and show it to you. What you approve goes into a queue and is published on its day and hour by itself, weekends and holidays included. Nobody has to remember.
You stay the owner of your pages. You invite us with a publishing role that you can withdraw with one click, and we never ask for your password. If something happens in the world that makes a post unfit, write "hold" to us and the queue stops within the working day.`,
  },
  {
    id: 'approve-posts',
    question: 'Do I see the posts before they go out?',
    answer: `Always, unless you tell us not to bother. In the last week of each month you receive the next month as one document: picture, caption, network, day and hour. Most owners read it in ten minutes.
Answer with changes or with "fine". Changes to wording are made the same or the next working day. If we hear nothing we remind you twice and then call. Nothing is published under your name without a yes, and medical, legal and financial statements need one from the person responsible for them.`,
  },
  {
    id: 'what-you-need-from-me',
    question: 'What do you need from me to start?',
    answer: `One conversation of about forty minutes, your logo if you have one, ten to twenty photographs from your phone, opening hours, prices if you show them, and the three questions your customers ask most often.
Then invite us to your pages; we send a guide with pictures for each network. From there the first month takes five working days to prepare. No photographs? We tell you which six to take and when the light is right. A window and a clean counter do more than a studio.`,
  },
  {
    id: 'free-festive-post',
    question: 'What is the free festive post?',
    answer: `Every social plan includes one festive post that does not count towards your monthly number. You choose the occasion: Dashain, Tihar, Losar, Holi, Eid, Christmas, Thanksgiving, or the anniversary of the day you opened.
It is designed for you and not taken from a pack, so your greeting will not be the same picture as your neighbor's. Tell us if you close or change hours on the day, since that is what your customers really want to know, and we will put it in the first line.`,
  },
  {
    id: 'monthly-performance-report',
    question: 'What is in the monthly performance report?',
    answer: `It comes with every social plan, in the first week of the next month, on one page. You see what was published, how many people saw it, what they did next (calls, messages, visits to your site, requests for directions), and how it compares with the month before.
Then there are three sentences in plain words: what worked, what did not, and what we will change. We do not report numbers only because they went up. If likes rose and calls did not, the report says so.`,
  },
  {
    id: 'stories-and-reels',
    question: 'How are stories and reels made?',
    answer: `Growth Booster and Pro Presence include 2 stories or reels a month. They are vertical and short, and they read well with the sound off, because most people watch them that way.
You do not have to dance. We build them from your photographs, from short clips you film on a phone with our list of shots, or from drawn scenes and type. Each one goes through the same approval as a post. Filmed clips work best when one person explains one thing: how to read a bill, how a room is cleaned.`,
  },
  {
    id: 'change-social-plan',
    question: 'How do I move to another plan?',
    answer: `Write or call and name the plan. A change counts from the next month, up or down, and there is no fee for it. If you move up in the middle of a month because something is about to open, tell us and we will see what can be brought forward.
Owners often start with ${starter.title} at ${starter.price} for 8 posts, look at two or three reports, and then decide. That is the order we recommend. You can also pause in your quiet season and come back to the same calendar.`,
  },
  {
    id: 'website-plans',
    question: 'What are Essence, Elevate and Elite?',
    answer: `They are our three website plans. Essence is one scrollable page: who you are, what you do, where, how to reach you. Elevate has up to 8 static pages, for a business with several services or places. Elite has 5 to 10 dynamic pages and a CMS, so that your own staff can change texts, prices and pictures.
Each is quoted for you: choose Get a Quotation, send the short form, and you will receive a written price before anything is built. Each includes 1 free revision.`,
  },
  {
    id: 'website-revision',
    question: 'What does the free revision cover?',
    answer: `Every website plan includes 1 free revision. When the site is finished you receive a private link. Collect everything you would like to change, in words, pictures, colors or order, and send it in one list. We make those changes without charge.
Our own mistakes never count: a broken link, a wrong number or a page that looks odd on your phone is put right at any time. After the revision, further changes are quoted first. With Elite you can make most changes yourself in the CMS.`,
  },
];
